import type { Progress, UploadRequest } from './upload-request.ts'

/** A request whose server is the test. */
export class FakeRequest implements UploadRequest {
  status = 0
  responseText = ''
  timeout = 0
  url = ''
  body: FormData | string = ''
  isAborted = false
  readonly headers = new Headers()
  readonly #answerHeaders = new Headers()
  readonly #listeners = new Map<string, () => void>()
  #onProgress: (event: Progress) => void = () => undefined

  readonly upload = {
    addEventListener: (_type: 'progress', listener: (event: Progress) => void) => {
      this.#onProgress = listener
    },
  }

  open(_method: 'POST', url: string): void {
    this.url = url
  }

  setRequestHeader(name: string, value: string): void {
    this.headers.set(name, value)
  }

  getResponseHeader(name: string): string | null {
    return this.#answerHeaders.get(name)
  }

  addEventListener(type: string, listener: () => void): void {
    this.#listeners.set(type, listener)
  }

  send(body: FormData | string): void {
    this.body = body
  }

  abort(): void {
    this.isAborted = true
    this.fail('abort')
  }

  progress(loaded: number, total: number): void {
    this.#onProgress({ lengthComputable: total > 0, loaded, total })
  }

  answer(status: number, body: unknown, headers: Record<string, string> = {}): void {
    this.status = status
    this.responseText = typeof body === 'string' ? body : JSON.stringify(body)
    for (const [name, value] of Object.entries(headers)) this.#answerHeaders.set(name, value)
    this.#listeners.get('load')?.()
  }

  fail(how: 'error' | 'timeout' | 'abort'): void {
    this.#listeners.get(how)?.()
  }
}
