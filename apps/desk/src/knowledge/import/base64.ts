/** As many as fit the arguments of a call. */
const bytesAtOnce = 32_768

export function base64Of(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += bytesAtOnce)
    text += String.fromCharCode(...bytes.subarray(at, at + bytesAtOnce))
  return btoa(text)
}
