import type { VisitorApi } from '@foyer/contract/api.ts'
import type { OutputOf } from '@foyer/contract/endpoint.ts'
import { pathOf } from '@foyer/contract/paths.ts'
import { readAnswer } from '../read-answer.ts'
import { unknown, type Result } from '../result.ts'
import { browserRequest, type UploadRequest } from './upload-request.ts'

type Stored = OutputOf<VisitorApi['upload']>

type UploaderOptions = {
  /** The proof of identity, looked up for each call. */
  token: () => string | undefined
  now: () => number
  timeoutMs: number
  newRequest?: () => UploadRequest
}

type Watched = {
  userId: string
  /** How much of the body is with the server, from 0 to 1. */
  onProgress: (share: number) => void
  signal: AbortSignal
}

/** The two calls whose bodies are worth a progress bar. Like every call of the client they never throw. */
export function createUploader({ token, now, timeoutMs, newRequest = browserRequest }: UploaderOptions) {
  function post(
    name: 'upload' | 'uploadBase64',
    body: FormData | string,
    { onProgress, signal }: Watched,
  ): Promise<Result<Stored>> {
    return new Promise((resolve) => {
      if (signal.aborted) return resolve(unknown('network'))
      const request = newRequest()
      request.open('POST', pathOf(name))
      request.timeout = timeoutMs
      const proof = token()
      if (proof) request.setRequestHeader('token', proof)
      // A form brings its own type, with the boundary that nobody else knows.
      if (typeof body === 'string') request.setRequestHeader('content-type', 'application/json')
      request.setRequestHeader('accept', 'application/json')
      request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
        if (lengthComputable && total > 0) onProgress(loaded / total)
      })
      request.addEventListener('load', () => resolve(answerOf(request, now())))
      request.addEventListener('error', () => resolve(unknown('network')))
      request.addEventListener('abort', () => resolve(unknown('network')))
      request.addEventListener('timeout', () => resolve(unknown('timeout')))
      signal.addEventListener('abort', () => request.abort(), { once: true })
      request.send(body)
    })
  }

  return {
    /** V-09: the fields `file` and `userId`. The user comes first: a server reads a form from its beginning. */
    upload: (file: File, watched: Watched): Promise<Result<Stored>> => {
      const form = new FormData()
      form.append('userId', watched.userId)
      form.append('file', file, file.name)
      return post('upload', form, watched)
    },
    /** V-10: a pasted picture, as a data url. */
    uploadBase64: (imgData: string, watched: Watched): Promise<Result<Stored>> =>
      post('uploadBase64', JSON.stringify({ imgData, userId: watched.userId }), watched),
  }
}

export type Uploader = ReturnType<typeof createUploader>

/** The same reading as for every other call; a status that cannot have a body is no answer of ours. */
async function answerOf(request: UploadRequest, now: number): Promise<Result<Stored>> {
  const { status, responseText } = request
  if (status < 200 || status === 204 || status === 205 || status === 304) return unknown('network')
  const headers = new Headers({ 'retry-after': request.getResponseHeader('retry-after') ?? '' })
  return readAnswer<Stored>(new Response(responseText, { status, headers }), now)
}
