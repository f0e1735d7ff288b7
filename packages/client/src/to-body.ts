/**
 * The JSON of a request. Half a character, as cutting a text leaves it, becomes the replacement character and NUL is left
 * out, in keys too: no server can keep them, and a message with one would be refused for ever.
 */
export function toBody(value: object): string {
  // JSON escapes exactly these and a few control characters; an escaped backslash is passed over as a whole.
  return JSON.stringify(value).replace(/\\(?:u(0000|d[89a-f]..)|.)/g, (escape, code?: string) => {
    if (!code) return escape
    return code > '0000' ? '\ufffd' : ''
  })
}
