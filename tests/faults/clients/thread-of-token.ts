/** The public key of the thread that a visitor token names; clients have no use for it, the history does. */
export function threadOfToken(token: string): string {
  const payload = Buffer.from(token.split('.')[2] ?? '', 'base64url').toString()
  const [, , , , key] = JSON.parse(payload) as unknown[]
  return String(key)
}
