import { pathOf } from '@foyer/contract/endpoints.ts'
import type { VirtualVisitor } from './virtual-visitor.ts'

/** The bytes of a text file that is taken everywhere. */
export const textFile = (bytes: number): Uint8Array<ArrayBuffer> => new Uint8Array(bytes).fill(97)

/** One upload through the node or proxy at this address; undefined when the connection breaks. */
export async function upload(
  { started }: VirtualVisitor,
  address: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Response | undefined> {
  const body = new FormData()
  body.set('userId', started.userId)
  body.set('file', new Blob([bytes]), 'notes.txt')
  const headers = { token: started.token }
  return fetch(`${address}${pathOf('upload')}`, { method: 'POST', headers, body }).catch(() => undefined)
}

const boundary = 'boundary'

/** The head of an upload that announces this many bytes, and the start of its form, as bytes on the wire. */
export function uploadHead({ started }: VirtualVisitor, bytes: number): string {
  const head = [
    `POST ${pathOf('upload')} HTTP/1.1`,
    'host: x',
    `token: ${started.token}`,
    `content-type: multipart/form-data; boundary=${boundary}`,
    `content-length: ${bytes}`,
  ]
  const form = [
    `--${boundary}`,
    'content-disposition: form-data; name="userId"',
    '',
    started.userId,
    `--${boundary}`,
    'content-disposition: form-data; name="file"; filename="notes.txt"',
    'content-type: text/plain',
    '',
    '',
  ]
  return `${head.join('\r\n')}\r\n\r\n${form.join('\r\n')}`
}
