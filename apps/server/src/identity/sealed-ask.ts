import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { Config } from '../config.ts'
import { tryParse } from '../platform/try-parse.ts'
import type { SignedIn } from './agent-session.ts'

/** A browser follows the address at once. */
const goodForMs = 60_000

type Holder = Pick<SignedIn, 'tenantId' | 'sessionHash'>
/** `purpose` keeps what is sealed for one kind of download from being used for another. */
type Seal = { keys: Config['keys']; purpose: string; holder: Holder; now: number }

const Ask = z.object({ until: z.int(), asked: z.unknown() })
const Query = z.object({ ask: z.string().max(2_000), seal: z.string().max(64) })

/** The query of a download: for one sign-in, for what is asked, and for a minute. */
export function sealedQuery({ keys, purpose, holder, now }: Seal, asked: unknown): string {
  const [signing] = keys
  if (!signing) throw new Error('no signing key')
  const ask = Buffer.from(JSON.stringify({ until: now + goodForMs, asked })).toString('base64url')
  const seal = sealOf(signing.secret, purpose, holder, ask).toString('base64url')
  return new URLSearchParams({ ask, seal }).toString()
}

/** The content sealed for this sign-in; undefined when the address is forged, expired or somebody else's. */
export function unsealedAsk({ keys, purpose, holder, now }: Seal, query: unknown): unknown {
  const read = Query.safeParse(query)
  if (!read.success) return undefined
  const given = Buffer.from(read.data.seal, 'base64url')
  const isSealed = keys.some(({ secret }) => isEqual(given, sealOf(secret, purpose, holder, read.data.ask)))
  if (!isSealed) return undefined
  const ask = Ask.safeParse(
    tryParse(() => JSON.parse(Buffer.from(read.data.ask, 'base64url').toString()) as unknown),
  )
  return ask.success && ask.data.until > now ? ask.data.asked : undefined
}

function sealOf(secret: Buffer, purpose: string, { tenantId, sessionHash }: Holder, ask: string): Buffer {
  const text = `${purpose}.${tenantId}.${sessionHash.toString('hex')}.${ask}`
  return createHmac('sha256', secret).update(text).digest()
}

function isEqual(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other)
}
