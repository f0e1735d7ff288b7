import { createHmac, createPrivateKey, sign, type KeyObject } from 'node:crypto'

/** A part of a JWT, whatever is in it. */
export function part(value: unknown): string {
  return Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url')
}

/** Signed as HMAC with whatever is at hand, whatever its header says. */
export function hmac(header: unknown, claims: unknown, key: string, hash = 'sha256'): string {
  const body = `${part(header)}.${part(claims)}`
  return `${body}.${createHmac(hash, key).update(body).digest('base64url')}`
}

/** Signed with a private key, whatever its header says. */
export function signed(header: unknown, claims: unknown, privateKey: string | KeyObject): string {
  const key = typeof privateKey === 'string' ? createPrivateKey(privateKey) : privateKey
  const body = `${part(header)}.${part(claims)}`
  const mac = sign('sha256', Buffer.from(body), { key, dsaEncoding: 'ieee-p1363' })
  return `${body}.${mac.toString('base64url')}`
}

/** The claims of a good proof, to be changed. */
export function claimsFor(channelId: string, changes: Record<string, unknown> = {}): Record<string, unknown> {
  const iat = Math.floor(Date.now() / 1000)
  return { sub: 'u-7', aud: channelId, iat, exp: iat + 300, jti: `j-${Math.random()}`, ...changes }
}
