import type { Db } from '../../../platform/db/pool.ts'
import { addressHash } from '../../mail/mail-cap.ts'
import { mailAddress } from '../../mail/mail-address.ts'
import { causeOf, type MailJob } from '../../mail/mail-job.ts'

type Person = { tenantId: number; userIds: readonly string[]; ownRequestId: string }

/** By what the rows of a person are found, as far as they still exist. */
export type Scope = Person & {
  threadIds: number[]
  ticketIds: string[]
  /** Offline messages. */
  messageIds: string[]
  callIds: string[]
  /** All data requests, also the one that is being worked on, `ownRequestId`. */
  requestIds: string[]
  mailCauses: string[]
  addressHashes: Buffer[]
}

/** Read anew at each try: an erasure that was interrupted goes on with what is left. */
export async function scopeOf(db: Db, person: Person): Promise<Scope> {
  const { tenantId, userIds } = person
  const visitors = await db
    .selectFrom('visitors')
    .select('email')
    .where('tenant_id', '=', tenantId)
    .where('user_id', 'in', userIds)
    .execute()
  const threads = await db
    .selectFrom('threads')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('user_id', 'in', userIds)
    .execute()
  const tickets = await db
    .selectFrom('tickets')
    .select(['id', 'customer_email as email'])
    .where('tenant_id', '=', tenantId)
    .where('user_id', 'in', userIds)
    .execute()
  const messages = await db
    .selectFrom('left_messages')
    .select(['id', 'email'])
    .where('tenant_id', '=', tenantId)
    .where('user_id', 'in', userIds)
    .execute()
  const requests = await db
    .selectFrom('data_requests')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('user_id', 'in', userIds)
    .execute()
  const ids = {
    threadIds: threads.map(({ id }) => id),
    ticketIds: tickets.map(({ id }) => id),
    messageIds: messages.map(({ id }) => id),
    requestIds: requests.map(({ id }) => id),
  }
  return {
    ...person,
    ...ids,
    callIds: await callsOf(db, tenantId, ids.threadIds),
    mailCauses: await causesOf(db, tenantId, ids),
    addressHashes: hashesOf([...visitors, ...tickets, ...messages].map(({ email }) => email)),
  }
}

async function callsOf(db: Db, tenantId: number, threadIds: readonly number[]): Promise<string[]> {
  if (threadIds.length === 0) return []
  const rows = await db
    .selectFrom('calls')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('thread_id', 'in', threadIds)
    .execute()
  return rows.map(({ id }) => id)
}

type Ids = Pick<Scope, 'ticketIds' | 'messageIds' | 'requestIds'>

/** Of all mails that these can have caused. */
async function causesOf(db: Db, tenantId: number, ids: Ids): Promise<string[]> {
  const { ticketIds, messageIds, requestIds } = ids
  const entries =
    ticketIds.length === 0
      ? []
      : await db
          .selectFrom('ticket_entries')
          .select(['ticket_id', 'seq'])
          .where('tenant_id', '=', tenantId)
          .where('ticket_id', 'in', ticketIds)
          .execute()
  const jobs: MailJob[] = [
    ...ticketIds.map((ticketId) => ({ kind: 'ticketOpened' as const, tenantId, ticketId })),
    ...entries.map(({ ticket_id: ticketId, seq: entrySeq }) => ({
      kind: 'ticketReplied' as const,
      tenantId,
      ticketId,
      entrySeq,
    })),
    ...messageIds.flatMap((messageId) => [
      { kind: 'leftMessageReceived' as const, tenantId, messageId },
      { kind: 'leftMessageAnswered' as const, tenantId, messageId },
    ]),
    ...requestIds.map((requestId) => ({ kind: 'dataRequested' as const, tenantId, requestId })),
  ]
  return jobs.map(causeOf)
}

function hashesOf(emails: readonly string[]): Buffer[] {
  const addresses = emails.flatMap((email) => mailAddress(email) ?? [])
  return [...new Set(addresses)].map(addressHash)
}
