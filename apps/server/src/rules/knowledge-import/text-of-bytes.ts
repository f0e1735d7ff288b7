/** The text of a page in the encoding that its header or its own beginning names. */
export function textOfPage(bytes: Uint8Array, contentType: string): string {
  const beginning = new TextDecoder('latin1').decode(bytes.subarray(0, 2048))
  const encoding =
    /charset\s*=\s*["']?([\w-]+)/i.exec(contentType)?.[1] ??
    /<meta[^<>]{0,200}?charset\s*=\s*["']?([\w-]+)/i.exec(beginning)?.[1]
  return encoding === undefined ? textOfFile(bytes) : decoded(bytes, encoding)
}

/** The text of a file. Chinese spreadsheets save CSV in GB 18030, others in UTF-16 with a mark. */
export function textOfFile(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decoded(bytes, 'utf-16le')
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decoded(bytes, 'utf-16be')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (error) {
    if (error instanceof TypeError) return decoded(bytes, 'gb18030')
    throw error
  }
}

function decoded(bytes: Uint8Array, encoding: string): string {
  try {
    return new TextDecoder(encoding).decode(bytes)
  } catch (error) {
    // An encoding that nobody knows.
    if (error instanceof RangeError) return new TextDecoder().decode(bytes)
    throw error
  }
}
