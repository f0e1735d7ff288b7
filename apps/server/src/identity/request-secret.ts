import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

type Key = { id: string; secret: Buffer }
export type RequestRef = { tenantId: number; id: string }

/** What a secret is good for: one for a mail downloads nothing, and the other way round. */
const purposes = {
  confirm: 'data-request.confirm',
  download: 'data-request.download',
  reset: 'password.reset',
} as const
export type Purpose = keyof typeof purposes

const namePattern = /^([1-9a-z][0-9a-z]{0,6})-([\w-]{22})\.([\w-]{43})$/
const tokenPrefix = 'd1.'
const resetPrefix = 'p1.'

/**
 * Made of the server's key, so that an address can be shown again though the database holds only hashes: who reads the
 * database can neither confirm nor download.
 */
function secretOf(key: Key, purpose: Purpose, { tenantId, id }: RequestRef): string {
  return createHmac('sha256', key.secret).update(`${purposes[purpose]}.${tenantId}.${id}`).digest('base64url')
}

/** The hash of the secret that a new request gets. */
export function newSecretHash(keys: readonly Key[], purpose: Purpose, ref: RequestRef): Buffer {
  const [signing] = keys
  if (!signing) throw new Error('no signing key')
  return hashOf(secretOf(signing, purpose, ref))
}

/** The secret behind a hash; undefined when the key that made it is gone. */
function findSecret(
  keys: readonly Key[],
  purpose: Purpose,
  ref: RequestRef,
  hash: Buffer | null,
): string | undefined {
  if (!hash) return undefined
  return keys.map((key) => secretOf(key, purpose, ref)).find((secret) => isSecretOf(secret, hash))
}

/** The token of the link in a mail. */
export function confirmToken(keys: readonly Key[], ref: RequestRef, hash: Buffer | null): string | undefined {
  const secret = findSecret(keys, 'confirm', ref, hash)
  return secret === undefined ? undefined : tokenPrefix + nameOf(ref, secret)
}

export function readConfirmToken(token: string): Presented | undefined {
  return token.startsWith(tokenPrefix) ? readName(token.slice(tokenPrefix.length)) : undefined
}

/** The token of the link for a new password. */
export function resetToken(keys: readonly Key[], ref: RequestRef, hash: Buffer): string | undefined {
  const secret = findSecret(keys, 'reset', ref, hash)
  return secret === undefined ? undefined : resetPrefix + nameOf(ref, secret)
}

export function readResetToken(token: string): Presented | undefined {
  return token.startsWith(resetPrefix) ? readName(token.slice(resetPrefix.length)) : undefined
}

/** Where the file of an export is fetched. */
export function exportPath(keys: readonly Key[], ref: RequestRef, hash: Buffer | null): string | undefined {
  const secret = findSecret(keys, 'download', ref, hash)
  return secret === undefined ? undefined : `/exports/${nameOf(ref, secret)}.zip`
}

export function readExportName(name: string): Presented | undefined {
  return name.endsWith('.zip') ? readName(name.slice(0, -'.zip'.length)) : undefined
}

/** A request that somebody names, with a secret that must be compared. */
export type Presented = RequestRef & { secret: string }

/** A row of a tenant and its secret, as one word. */
export function nameOf({ tenantId, id }: RequestRef, secret: string): string {
  return `${tenantId.toString(36)}-${id}.${secret}`
}

export function readName(name: string): Presented | undefined {
  const [, tenant, id, secret] = namePattern.exec(name) ?? []
  if (!tenant || !id || !secret) return undefined
  const tenantId = Number.parseInt(tenant, 36)
  return tenantId <= 0x7f_ff_ff_ff ? { tenantId, id, secret } : undefined
}

export function isSecretOf(secret: string, hash: Buffer | null): boolean {
  return hash !== null && timingSafeEqual(hashOf(secret), hash)
}

export function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}
