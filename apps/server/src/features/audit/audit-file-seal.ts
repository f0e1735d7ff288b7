import { AuditFilters } from '@foyer/contract/desk/audit.ts'
import type { Config } from '../../config.ts'
import type { SignedIn } from '../../identity/agent-session.ts'
import { sealedQuery, unsealedAsk } from '../../identity/sealed-ask.ts'

type Holder = Pick<SignedIn, 'tenantId' | 'sessionHash'>

const purpose = 'audit-file'
export const auditFileUrl = '/api/desk/audit.csv'

/** The address of a file of the audit log: for one sign-in, for these filters, and for a minute. */
export function auditFilePath(
  keys: Config['keys'],
  holder: Holder,
  filters: AuditFilters,
  now: number,
): string {
  return `${auditFileUrl}?${sealedQuery({ keys, purpose, holder, now }, filters)}`
}

/** The filters that were sealed for this sign-in; undefined when the address is forged, over or somebody else's. */
export function sealedFilters(
  keys: Config['keys'],
  holder: Holder,
  query: unknown,
  now: number,
): AuditFilters | undefined {
  return AuditFilters.safeParse(unsealedAsk({ keys, purpose, holder, now }, query)).data
}
