/** As much of XMLHttpRequest as we use: fetch does not tell how far a body has come. */
export type UploadRequest = {
  readonly status: number
  readonly responseText: string
  readonly upload: { addEventListener: (type: 'progress', listener: (event: Progress) => void) => void }
  timeout: number
  open: (method: 'POST', url: string) => void
  setRequestHeader: (name: string, value: string) => void
  getResponseHeader: (name: string) => string | null
  addEventListener: (type: 'load' | 'error' | 'abort' | 'timeout', listener: () => void) => void
  send: (body: FormData | string) => void
  abort: () => void
}

export type Progress = { readonly lengthComputable: boolean; readonly loaded: number; readonly total: number }

export function browserRequest(): UploadRequest {
  return new XMLHttpRequest()
}
