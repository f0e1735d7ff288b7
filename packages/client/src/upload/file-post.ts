import { readAnswer } from '../read-answer.ts'
import { unknown, type Result } from '../result.ts'
import { browserRequest, type UploadRequest } from './upload-request.ts'

type FilePostOptions = {
  /** The proof of identity, looked up for each call. */
  headers: () => Readonly<Record<string, string>>
  now: () => number
  timeoutMs: number
  newRequest?: (() => UploadRequest) | undefined
}

export type Transfer = {
  /** How much of the body is with the server, from 0 to 1. */
  onProgress: (share: number) => void
  signal: AbortSignal
}

/** Sends a body that is worth a progress bar. Like every call of the client it never throws. */
export function createFilePost<T>({ headers, now, timeoutMs, newRequest = browserRequest }: FilePostOptions) {
  return (path: string, body: FormData | string, { onProgress, signal }: Transfer): Promise<Result<T>> =>
    new Promise((resolve) => {
      if (signal.aborted) return resolve(unknown('network'))
      const request = newRequest()
      request.open('POST', path)
      request.timeout = timeoutMs
      for (const [name, value] of Object.entries(headers())) request.setRequestHeader(name, value)
      // A form brings its own type, with the boundary that nobody else knows.
      if (typeof body === 'string') request.setRequestHeader('content-type', 'application/json')
      request.setRequestHeader('accept', 'application/json')
      request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
        if (lengthComputable && total > 0) onProgress(loaded / total)
      })
      request.addEventListener('load', () => resolve(answerOf<T>(request, now())))
      request.addEventListener('error', () => resolve(unknown('network')))
      request.addEventListener('abort', () => resolve(unknown('network')))
      request.addEventListener('timeout', () => resolve(unknown('timeout')))
      signal.addEventListener('abort', () => request.abort(), { once: true })
      request.send(body)
    })
}

/** The same reading as for every other call; a status that cannot have a body is no answer of ours. */
async function answerOf<T>(request: UploadRequest, now: number): Promise<Result<T>> {
  const { status, responseText } = request
  if (status < 200 || status === 204 || status === 205 || status === 304) return unknown('network')
  const headers = new Headers({ 'retry-after': request.getResponseHeader('retry-after') ?? '' })
  return readAnswer<T>(new Response(responseText, { status, headers }), now)
}
