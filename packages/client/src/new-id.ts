const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** 12 url-safe characters, 72 random bits: a client's own name for a message, a browser or a toast. */
export function newId(randomBytes: (length: number) => Uint8Array = browserBytes): string {
  return Array.from(randomBytes(12), (byte) => alphabet[byte % alphabet.length]).join('')
}

function browserBytes(length: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(length))
}
