type At = { origin: string; channelId: string }

/** All that a page needs. */
export function scriptTag({ origin, channelId }: At): string {
  return `<script async src="${attribute(origin)}/foyer.js" data-channel="${attribute(channelId)}"></script>`
}

/** The chat as a page of its own. */
export function chatLink({ origin, channelId }: At): string {
  const query = new URLSearchParams({ channelId })
  return `${origin}/chat_online/index?${query.toString()}`
}

/** How a site's server proves its user, for Node. `keyId` is that of a secret, if there is one. */
export function signingCode(channelId: string, keyId = 'KEY_ID'): string {
  return `import { randomUUID } from 'node:crypto'
import { SignJWT } from 'jose'

const secret = new TextEncoder().encode(process.env.FOYER_SECRET)

export function proofOf(user) {
  return new SignJWT({ name: user.name, email: user.email })
    .setProtectedHeader({ alg: 'HS256', kid: ${quoted(keyId)} })
    .setSubject(String(user.id))
    .setAudience(${quoted(channelId)})
    .setIssuedAt()
    .setExpirationTime('5m')
    .setJti(randomUUID())
    .sign(secret)
}`
}

/** The page's part of the code. */
export const identifyCode = `Foyer('identify', () => fetch('/foyer-proof').then((answer) => answer.text()))`

function attribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}

function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`
}
