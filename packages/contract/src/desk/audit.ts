import { z } from 'zod'
import { deskEndpoint } from '../endpoint.ts'
import { PageCursor, PageLimit, Timestamp, WireText } from '../wire.ts'
import { auditActions, auditActorKinds, auditObjectKinds } from './audit-actions.ts'

/** Fields that changed, by name. A field that one side lacks was absent there. */
const Fields = z.record(z.string(), z.unknown())

/** A change as the audit log has it. Actions and kinds are texts: newer releases know more of them. */
export const AuditEntry = z.object({
  entryId: z.string(),
  time: Timestamp,
  actorKind: z.enum(auditActorKinds),
  /** The agent's id; empty for the others. */
  actorId: z.string(),
  /** As they were called then. */
  actorName: z.string(),
  action: z.string(),
  objectKind: z.string(),
  /** Empty after the visitor that it names was erased. */
  objectId: z.string(),
  objectName: z.string(),
  before: Fields.optional(),
  after: Fields.optional(),
  address: z.string(),
  /** Names, as `Firefox` and `Windows`; empty when they are not known. */
  browser: z.string(),
  system: z.string(),
})
export type AuditEntry = z.infer<typeof AuditEntry>

/** All that are given must match. `actor` is an agent's id, `operator` or `system`; `from` and `to` are included. */
export const AuditFilters = z.object({
  actor: WireText.regex(/^(operator|system|[1-9]\d{0,8})$/).optional(),
  action: z.enum(auditActions).optional(),
  object: z.object({ kind: z.enum(auditObjectKinds), id: WireText.min(1).max(200).optional() }).optional(),
  from: Timestamp.optional(),
  to: Timestamp.optional(),
})
export type AuditFilters = z.infer<typeof AuditFilters>

export const auditEntryExample: AuditEntry = {
  entryId: '4711',
  time: 1_794_700_000_000,
  actorKind: 'agent',
  actorId: '7',
  actorName: 'Ana',
  action: 'setRetention',
  objectKind: 'tenant',
  objectId: 'demo',
  objectName: 'Demo',
  before: { retention: 'keep' },
  after: { retention: '1y' },
  address: '203.0.113.9',
  browser: 'Firefox',
  system: 'Windows',
}

export const listAudit = deskEndpoint('listAudit', {
  summary: 'A page of the audit log, newest first, that matches all that is asked for. Admins and owners.',
  access: 'agent',
  leaves: 'nothing',
  input: AuditFilters.extend({ cursor: PageCursor.optional(), limit: PageLimit.default(50) }),
  output: z.object({ entries: z.array(AuditEntry), next: PageCursor.optional() }),
  errors: ['identity.forbidden', 'request.tooMany'],
  example: { input: { action: 'setRetention' }, output: { entries: [auditEntryExample] } },
})

export const exportAudit = deskEndpoint('exportAudit', {
  summary:
    'Get an address from which this sign-in can download the matching part of the audit log as CSV within a minute. Admins and owners.',
  access: 'agent',
  leaves: 'audit',
  input: AuditFilters,
  output: z.object({ path: z.string() }),
  errors: ['identity.forbidden', 'request.tooMany'],
  example: {
    input: { action: 'setRetention' },
    output: { path: '/api/desk/audit.csv?ask=eyJ1bnRpbCI6MX0&seal=c2VhbA' },
  },
})
