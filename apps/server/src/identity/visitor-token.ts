import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { tryParse } from '../platform/try-parse.ts'
import { isCurrent, type VisitorClaims } from '../rules/identity/claims.ts'

type Key = { id: string; secret: Buffer }

/** Claims as they travel: a tuple, because the token rides on every call. */
const Payload = z.tuple([
  z.int(),
  z.int(),
  z.string(),
  z.int(),
  z.string(),
  z.int(),
  z.int(),
  z.int(),
  z.int(),
])

/** Tokens read lately. Checking a MAC costs more than answering an empty poll. */
const maxRemembered = 20_000

/**
 * `v1.key.payload.mac`, HMAC-SHA256. The first key signs, all verify, so keys can be replaced without logging
 * anybody out. The algorithm is fixed: there is no header that could ask for another.
 */
export function createVisitorTokens(keys: readonly Key[]) {
  const [signing] = keys
  if (!signing) throw new Error('no signing key')
  const remembered = new Map<string, VisitorClaims>()

  function read(token: string): VisitorClaims | undefined {
    const [version, keyId, payload, mac, ...rest] = token.split('.')
    if (version !== 'v1' || !payload || !mac || rest.length > 0) return undefined
    const key = keys.find((candidate) => candidate.id === keyId)
    if (!key || !isEqual(mac, sign(key, payload))) return undefined
    return decodePayload(payload)
  }

  return {
    issue(claims: VisitorClaims): string {
      const payload = encodePayload(claims)
      return `v1.${signing.id}.${payload}.${sign(signing, payload)}`
    },
    /** The claims of a token that is genuine and current; undefined otherwise, without saying why. */
    verify(token: string, now: number): VisitorClaims | undefined {
      if (token.length > 1_000) return undefined
      const claims = remembered.get(token) ?? read(token)
      if (!claims || !isCurrent(claims, now)) return undefined
      if (!remembered.has(token)) {
        if (remembered.size >= maxRemembered) remembered.clear()
        remembered.set(token, claims)
      }
      return claims
    },
  }
}

export type VisitorTokens = ReturnType<typeof createVisitorTokens>

function sign(key: Key, payload: string): string {
  return createHmac('sha256', key.secret).update(`v1.${key.id}.${payload}`).digest('base64url')
}

function isEqual(given: string, expected: string): boolean {
  const a = Buffer.from(given)
  const b = Buffer.from(expected)
  return a.length === b.length && timingSafeEqual(a, b)
}

function encodePayload(c: VisitorClaims): string {
  const tuple: z.infer<typeof Payload> = [
    c.tenantId,
    c.channelId,
    c.userId,
    c.threadId,
    c.threadKey,
    c.gen,
    c.issuedAt,
    c.bornAt,
    c.expiresAt,
  ]
  return Buffer.from(JSON.stringify(tuple)).toString('base64url')
}

function decodePayload(payload: string): VisitorClaims | undefined {
  const json = Buffer.from(payload, 'base64url').toString()
  const parsed = Payload.safeParse(tryParse(() => JSON.parse(json) as unknown))
  if (!parsed.success) return undefined
  const [tenantId, channelId, userId, threadId, threadKey, gen, issuedAt, bornAt, expiresAt] = parsed.data
  return { tenantId, channelId, userId, threadId, threadKey, gen, issuedAt, bornAt, expiresAt }
}
