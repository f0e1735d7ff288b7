import { createHmac, timingSafeEqual } from 'node:crypto'
import { AuditFilters } from '@foyer/contract/desk/audit.ts'
import { z } from 'zod'
import type { Config } from '../../config.ts'
import { tryParse } from '../../platform/try-parse.ts'
import type { SignedIn } from '../../identity/agent-session.ts'

/** A browser follows the address at once. */
const goodForMs = 60_000

const Ask = z.object({ until: z.int(), filters: AuditFilters })
type Holder = Pick<SignedIn, 'tenantId' | 'sessionHash'>

/** The address of a file of the audit log: for one sign-in, for these filters, and for a minute. */
export function auditFilePath(
  keys: Config['keys'],
  holder: Holder,
  filters: AuditFilters,
  now: number,
): string {
  const [signing] = keys
  if (!signing) throw new Error('no signing key')
  const ask = Buffer.from(JSON.stringify({ until: now + goodForMs, filters })).toString('base64url')
  const query = new URLSearchParams({ ask, seal: sealOf(signing.secret, holder, ask).toString('base64url') })
  return `${auditFileUrl}?${query.toString()}`
}

export const auditFileUrl = '/api/desk/audit.csv'

/** The filters that were sealed for this sign-in; undefined when the address is forged, over or somebody else's. */
export function sealedFilters(
  keys: Config['keys'],
  holder: Holder,
  query: unknown,
  now: number,
): AuditFilters | undefined {
  const read = Query.safeParse(query)
  if (!read.success) return undefined
  const given = Buffer.from(read.data.seal, 'base64url')
  const isSealed = keys.some(({ secret }) => isEqual(given, sealOf(secret, holder, read.data.ask)))
  if (!isSealed) return undefined
  const asked = Ask.safeParse(
    tryParse(() => JSON.parse(Buffer.from(read.data.ask, 'base64url').toString()) as unknown),
  )
  return asked.success && asked.data.until > now ? asked.data.filters : undefined
}

const Query = z.object({ ask: z.string().max(2_000), seal: z.string().max(64) })

function sealOf(secret: Buffer, { tenantId, sessionHash }: Holder, ask: string): Buffer {
  const text = `audit-file.${tenantId}.${sessionHash.toString('hex')}.${ask}`
  return createHmac('sha256', secret).update(text).digest()
}

function isEqual(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other)
}
