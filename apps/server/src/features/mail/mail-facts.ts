import { handleTypes } from '@foyer/contract/codes.ts'
import type { DataRequestKind } from '@foyer/contract/my-data/data-request.ts'
import type { Db } from '../../platform/db/pool.ts'
import type { InvitationRef } from '../../identity/join-token.ts'
import type { RequestRef } from '../../identity/request-secret.ts'
import { agentLanguage } from './agent-language.ts'
import type { MailJob } from './mail-job.ts'

/** Recipient and content of a mail. */
export type MailFacts = { email: string; locale: string; site: string } & (
  | ({ kind: 'ticketOpened' } & TicketFacts)
  | ({ kind: 'ticketReplied'; author: string; content: string; files: string[] } & TicketFacts)
  | { kind: 'leftMessageReceived' }
  | { kind: 'leftMessageAnswered'; remark: string; leftAt: number }
  | { kind: 'accountLocked'; lockedAt: number }
  | { kind: 'invitation'; by: string; expiresAt: number; invitation: InvitationRef; tokenHash: Buffer }
  | { kind: 'passwordChanged' | 'twoFactorChanged'; changedAt: number }
  | { kind: 'passwordReset'; reset: RequestRef; secretHash: Buffer }
  | { kind: 'dataRequested'; what: DataRequestKind; request: RequestRef; confirmHash: Buffer }
)
type TicketFacts = { ticketId: string; userId: string; number: number }

/** As things stand now; undefined when there is nothing to tell (any more). */
export async function mailFacts(db: Db, job: MailJob): Promise<MailFacts | undefined> {
  switch (job.kind) {
    case 'ticketOpened': {
      const ticket = await ticketFacts(db, job)
      return ticket && { kind: job.kind, ...ticket }
    }
    case 'ticketReplied': {
      const ticket = await ticketFacts(db, job)
      const reply = ticket && (await replyFacts(db, job))
      return reply && { kind: job.kind, ...ticket, ...reply }
    }
    case 'leftMessageReceived':
    case 'leftMessageAnswered':
      return offlineMessageFacts(db, job)
    case 'accountLocked':
    case 'passwordChanged':
    case 'twoFactorChanged':
      return accountFacts(db, job)
    case 'passwordReset':
      return resetFacts(db, job)
    case 'dataRequested':
      return dataRequestFacts(db, job)
    case 'invitation':
      return invitationFacts(db, job)
  }
}

async function ticketFacts(db: Db, { tenantId, ticketId }: { tenantId: number; ticketId: string }) {
  const row = await db
    .selectFrom('tickets as t')
    .innerJoin('channels as c', (join) =>
      join.onRef('c.tenant_id', '=', 't.tenant_id').onRef('c.id', '=', 't.channel_id'),
    )
    .select(['t.customer_email', 't.locale', 't.user_id', 't.number', 'c.name'])
    .where('t.tenant_id', '=', tenantId)
    .where('t.id', '=', ticketId)
    .executeTakeFirst()
  if (!row) return undefined
  const { customer_email: email, locale, name: site, user_id: userId, number } = row
  return { email, locale, site, ticketId, userId, number }
}

/** Public replies only, whatever was asked for: what agents tell each other leaves by no door. */
async function replyFacts(db: Db, job: MailJob & { kind: 'ticketReplied' }) {
  const reply = await db
    .selectFrom('ticket_entries')
    .select(['author', 'content'])
    .where('tenant_id', '=', job.tenantId)
    .where('ticket_id', '=', job.ticketId)
    .where('seq', '=', job.entrySeq)
    .where('kind', '=', handleTypes.public)
    .executeTakeFirst()
  if (!reply) return undefined
  const files = await db
    .selectFrom('ticket_files as a')
    .innerJoin('files as f', (join) =>
      join.onRef('f.tenant_id', '=', 'a.tenant_id').onRef('f.id', '=', 'a.file_id'),
    )
    .select('f.name')
    .where('a.tenant_id', '=', job.tenantId)
    .where('a.ticket_id', '=', job.ticketId)
    .where('a.entry_seq', '=', job.entrySeq)
    .orderBy('a.place')
    .execute()
  return { ...reply, files: files.map(({ name }) => name) }
}

async function offlineMessageFacts(
  db: Db,
  job: MailJob & { kind: 'leftMessageReceived' | 'leftMessageAnswered' },
): Promise<MailFacts | undefined> {
  const row = await db
    .selectFrom('left_messages as m')
    .innerJoin('channels as c', (join) =>
      join.onRef('c.tenant_id', '=', 'm.tenant_id').onRef('c.id', '=', 'm.channel_id'),
    )
    .select(['m.email', 'm.locale', 'm.remark', 'm.created_at', 'c.name'])
    .where('m.tenant_id', '=', job.tenantId)
    .where('m.id', '=', job.messageId)
    .executeTakeFirst()
  if (!row) return undefined
  const { email, locale, name: site, remark } = row
  if (job.kind === 'leftMessageReceived') return { kind: job.kind, email, locale, site }
  if (remark.trim() === '') return undefined
  return { kind: job.kind, email, locale, site, remark, leftAt: row.created_at }
}

type AgentRef = { tenantId: number; agentId: number }

/** Of an agent who may sign in; undefined otherwise. */
async function agentFacts(db: Db, { tenantId, agentId }: AgentRef) {
  return db
    .selectFrom('agents as a')
    .innerJoin('tenants as t', 't.id', 'a.tenant_id')
    .select(['a.email', 't.name as site'])
    .where('a.tenant_id', '=', tenantId)
    .where('a.id', '=', agentId)
    .where('a.is_disabled', '=', false)
    .executeTakeFirst()
}

async function accountFacts(
  db: Db,
  job: MailJob & { kind: 'accountLocked' | 'passwordChanged' | 'twoFactorChanged' },
): Promise<MailFacts | undefined> {
  const agent = await agentFacts(db, job)
  if (!agent) return undefined
  if (job.kind !== 'accountLocked')
    return { kind: job.kind, ...agent, locale: job.language, changedAt: job.changedAt }
  return { kind: job.kind, ...agent, locale: await agentLanguage(db, job), lockedAt: job.lockedAt }
}

/** None once the link was used or replaced. */
async function resetFacts(
  db: Db,
  { kind, tenantId, resetId: id }: MailJob & { kind: 'passwordReset' },
): Promise<MailFacts | undefined> {
  const reset = await db
    .selectFrom('password_resets')
    .select(['agent_id', 'secret_hash'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst()
  const ref = reset && { tenantId, agentId: reset.agent_id }
  const agent = ref && (await agentFacts(db, ref))
  if (!agent) return undefined
  const locale = await agentLanguage(db, ref)
  return { kind, ...agent, locale, reset: { tenantId, id }, secretHash: reset.secret_hash }
}

/** To the address that the visitor's site verified; none once the request has begun or is over. */
async function dataRequestFacts(
  db: Db,
  { kind, tenantId, requestId }: MailJob & { kind: 'dataRequested' },
): Promise<MailFacts | undefined> {
  const row = await db
    .selectFrom('data_requests as r')
    .innerJoin('visitors as v', (join) =>
      join.onRef('v.tenant_id', '=', 'r.tenant_id').onRef('v.user_id', '=', 'r.user_id'),
    )
    .innerJoin('channels as c', (join) =>
      join.onRef('c.tenant_id', '=', 'v.tenant_id').onRef('c.id', '=', 'v.verified_channel_id'),
    )
    .select(['r.kind', 'r.confirm_hash', 'v.email', 'v.verified_facts', 'v.locale', 'c.name'])
    .where('r.tenant_id', '=', tenantId)
    .where('r.id', '=', requestId)
    .where('r.state', '=', 'unconfirmed')
    .executeTakeFirst()
  if (!row?.confirm_hash || !row.verified_facts.includes('email')) return undefined
  const { email, locale, name: site, kind: what, confirm_hash: confirmHash } = row
  return { kind, email, locale, site, what, request: { tenantId, id: requestId }, confirmHash }
}

/** In the language of the organisation: nobody knows that of the person yet. None once it is accepted, revoked or resent. */
async function invitationFacts(
  db: Db,
  { kind, tenantId, invitationId: id, round }: MailJob & { kind: 'invitation' },
): Promise<MailFacts | undefined> {
  const row = await db
    .selectFrom('invitations as i')
    .innerJoin('tenants as t', 't.id', 'i.tenant_id')
    .innerJoin('agents as a', (join) =>
      join.onRef('a.tenant_id', '=', 'i.tenant_id').onRef('a.id', '=', 'i.invited_by'),
    )
    .select(['i.email', 'i.token_hash', 'i.expires_at', 't.locale', 't.name', 'a.nick'])
    .where('i.tenant_id', '=', tenantId)
    .where('i.id', '=', id)
    .where('i.round', '=', round)
    .where('i.accepted_at', 'is', null)
    .where('i.revoked_at', 'is', null)
    .executeTakeFirst()
  if (!row) return undefined
  const { email, locale, name: site, nick: by, expires_at: expiresAt, token_hash: tokenHash } = row
  return { kind, email, locale, site, by, expiresAt, invitation: { tenantId, id, round }, tokenHash }
}
