import type { VisitorApi } from '@foyer/contract/api.ts'
import type { OutputOf } from '@foyer/contract/endpoint.ts'
import { visitorPath } from '@foyer/contract/paths.ts'
import type { Result } from '../result.ts'
import { toBody } from '../to-body.ts'
import { createFilePost, type Transfer } from './file-post.ts'
import type { UploadRequest } from './upload-request.ts'

type Stored = OutputOf<VisitorApi['upload']>

type UploaderOptions = {
  /** The proof of identity, looked up for each call. */
  token: () => string | undefined
  now: () => number
  timeoutMs: number
  newRequest?: () => UploadRequest
}

type Watched = Transfer & { userId: string }

/** The calls whose bodies are worth a progress bar. Like every call of the client they never throw. */
export function createUploader({ token, ...options }: UploaderOptions) {
  const send = createFilePost<Stored>({
    ...options,
    headers: (): Record<string, string> => {
      const proof = token()
      return proof ? { token: proof } : {}
    },
  })

  function post(name: 'upload' | 'uploadBase64' | 'uploadWoFile', body: FormData | string, watched: Watched) {
    return send(visitorPath(name), body, watched)
  }

  /** The user comes first: a server reads a form from its beginning. */
  function formOf(file: File, { userId }: Watched): FormData {
    const form = new FormData()
    form.append('userId', userId)
    form.append('file', file, file.name)
    return form
  }

  return {
    /** V-09: the fields `file` and `userId`. */
    upload: (file: File, watched: Watched): Promise<Result<Stored>> =>
      post('upload', formOf(file, watched), watched),
    /** V-08: the same for tickets, whoever is there. */
    uploadWoFile: (file: File, watched: Watched): Promise<Result<Stored>> =>
      post('uploadWoFile', formOf(file, watched), watched),
    /** V-10: a pasted picture, as a data url. */
    uploadBase64: (imgData: string, watched: Watched): Promise<Result<Stored>> =>
      post('uploadBase64', toBody({ imgData, userId: watched.userId }), watched),
  }
}

export type Uploader = ReturnType<typeof createUploader>
