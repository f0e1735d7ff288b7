import { createHmac } from 'node:crypto'
import type { Config } from '../config.ts'
import { hashOf, isSecretOf, nameOf, readName, type Presented } from './request-secret.ts'

/** `round` counts the links of an invitation: each resending makes a new one. */
export type InvitationRef = { tenantId: number; id: string; round: number }

type Keys = Config['keys']

const tokenPrefix = 'j1.'

/** Made of the server's key, so that a mail can carry it though the database holds only a hash. */
function secretOf(key: Keys[number], { tenantId, id, round }: InvitationRef): string {
  return createHmac('sha256', key.secret).update(`invitation.${tenantId}.${id}.${round}`).digest('base64url')
}

/** The token of a new link, and the hash that is stored of it. */
export function newJoinToken(keys: Keys, ref: InvitationRef): { token: string; hash: Buffer } {
  const [signing] = keys
  if (!signing) throw new Error('no signing key')
  const secret = secretOf(signing, ref)
  return { token: tokenPrefix + nameOf(ref, secret), hash: hashOf(secret) }
}

/** The token behind a hash; undefined when the key that made it is gone. */
export function joinToken(keys: Keys, ref: InvitationRef, hash: Buffer): string | undefined {
  const secret = keys.map((key) => secretOf(key, ref)).find((made) => isSecretOf(made, hash))
  return secret === undefined ? undefined : tokenPrefix + nameOf(ref, secret)
}

export function readJoinToken(token: string): Presented | undefined {
  return token.startsWith(tokenPrefix) ? readName(token.slice(tokenPrefix.length)) : undefined
}

/** The token is in the fragment: neither proxies nor programs that look at mails send it anywhere. */
export function joinPath(token: string): string {
  return `/desk/join#token=${token}`
}
