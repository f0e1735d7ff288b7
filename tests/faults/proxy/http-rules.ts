/** What the proxy does with one HTTP exchange, decided when its request line passes. */
export type Fate =
  | 'pass'
  /** The request goes through and does its work; the connection is cut when the answer comes back. */
  | 'cutAnswer'
  /** The proxy answers 502 itself and the server never hears of it. */
  | 'badGateway'

/** `request` is the first chunk, which holds the whole of a short request. */
export type Rule = (path: string, request: string) => Fate

export const badGateway = 'HTTP/1.1 502 Bad Gateway\r\ncontent-length: 0\r\nconnection: close\r\n\r\n'

/** The path of a chunk that begins a request. Clients here send one request at a time per connection. */
export function pathOfRequest(chunk: Buffer): string | undefined {
  return /^(?:GET|POST) (\S+) HTTP\/1\.1\r\n/.exec(chunk.toString('latin1', 0, 300))?.[1]
}
