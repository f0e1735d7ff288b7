import { sql, type Transaction } from 'kysely'
import { ticketStatuses, type TicketStatus } from '@foyer/contract/codes.ts'
import type { Deps } from '../../deps.ts'
import type { Database } from '../../platform/db/schema.ts'
import { isOver } from '../../rules/tickets/statuses.ts'
import { isAway } from '../../platform/observe/unavailable.ts'
import { removeBytes } from './remove-bytes.ts'
import { removeEmpty } from './remove-empty.ts'
import { isNotHeld } from './remove-sessions.ts'

const requestsAtOnce = 100

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the record
const statusNames = Object.keys(ticketStatuses) as TicketStatus[]
const overStatuses = statusNames.filter(isOver).map((name) => ticketStatuses[name])

/** Channels of a tenant with one class, and the time before which something is too old for it. */
export type Aged = { tenantId: number; channelIds: readonly number[]; before: number }

type Request = { id: string; thread_id: number | null; user_id: string }

/** Tickets that are over and were last changed long ago, when their conversation is gone. Open ones stay. */
export async function removeTickets(deps: Deps, { tenantId, channelIds, before }: Aged): Promise<number> {
  const find = (skipped: number) => sql<Request>`
    select k.id, k.thread_id, k.user_id from tickets k
    where k.tenant_id = ${tenantId} and k.channel_id = any(${channelIds}) and k.updated_at < ${before}
      and k.status = any(${overStatuses}) and ${isNotHeld('k')}
      and not exists (
        select from sessions s where s.tenant_id = k.tenant_id and s.thread_id = k.thread_id
          and s.first_seq <= k.thread_seq and coalesce(s.last_seq, k.thread_seq) >= k.thread_seq)
    order by k.updated_at, k.id limit ${requestsAtOnce} offset ${skipped}`
  const filesOf = (id: string) => sql<{ file_id: string }>`
    select file_id from ticket_files where tenant_id = ${tenantId} and ticket_id = ${id}
    union
    select f.file_id from left_message_files f
    join left_messages m on m.tenant_id = f.tenant_id and m.id = f.message_id
    where m.tenant_id = ${tenantId} and m.ticket_id = ${id}`
  return removeRequests(deps, tenantId, {
    place: 'retention.ticket',
    find,
    filesOf,
    removeRows: removeTicket,
  })
}

async function removeTicket(trx: Transaction<Database>, tenantId: number, id: string): Promise<void> {
  for (const table of ['ticket_files', 'ticket_entries', 'ticket_links', 'left_messages'] as const)
    await sql`delete from ${sql.table(table)} where tenant_id = ${tenantId} and ticket_id = ${id}`.execute(
      trx,
    )
  await trx.deleteFrom('tickets').where('tenant_id', '=', tenantId).where('id', '=', id).execute()
}

/** Offline messages that were last changed long ago. One that became a ticket goes with it. */
export async function removeOfflineMessages(
  deps: Deps,
  { tenantId, channelIds, before }: Aged,
): Promise<number> {
  const find = (skipped: number) => sql<Request>`
    select m.id, null::bigint as thread_id, m.user_id from left_messages m
    where m.tenant_id = ${tenantId} and m.channel_id = any(${channelIds}) and m.created_at < ${before}
      and coalesce(m.updated_at, m.created_at) < ${before} and m.ticket_id is null and ${isNotHeld('m')}
    order by m.created_at, m.id limit ${requestsAtOnce} offset ${skipped}`
  const filesOf = (id: string) => sql<{ file_id: string }>`
    select file_id from left_message_files where tenant_id = ${tenantId} and message_id = ${id}`
  const removeRows = async (trx: Transaction<Database>, _tenantId: number, id: string) => {
    await trx.deleteFrom('left_messages').where('tenant_id', '=', tenantId).where('id', '=', id).execute()
  }
  return removeRequests(deps, tenantId, { place: 'retention.offline-message', find, filesOf, removeRows })
}

type Kind = {
  place: string
  find: (skipped: number) => ReturnType<typeof sql<Request>>
  filesOf: (id: string) => ReturnType<typeof sql<{ file_id: string }>>
  removeRows: (trx: Transaction<Database>, tenantId: number, id: string) => Promise<void>
}

/** One by one: they are few, and each may have files. Answers with how many failed. */
async function removeRequests(deps: Deps, tenantId: number, kind: Kind): Promise<number> {
  let failed = 0
  for (;;) {
    const { rows } = await kind.find(failed).execute(deps.db)
    for (const request of rows) if (!(await removeRequest(deps, tenantId, kind, request))) failed++
    if (rows.length < requestsAtOnce) return failed
  }
}

async function removeRequest(
  deps: Deps,
  tenantId: number,
  { place, filesOf, removeRows }: Kind,
  { id, thread_id, user_id }: Request,
): Promise<boolean> {
  try {
    const files = (await filesOf(id).execute(deps.db)).rows.map((row) => row.file_id)
    if ((await removeBytes(deps, tenantId, files)).size > 0) return false
    await deps.db.transaction().execute(async (trx) => {
      if (thread_id !== null)
        await sql`select from threads where tenant_id = ${tenantId} and id = ${thread_id} for update`.execute(
          trx,
        )
      await removeRows(trx, tenantId, id)
      await sql`delete from files where tenant_id = ${tenantId} and id = any(${files})`.execute(trx)
      await removeEmpty(trx, tenantId, [user_id])
    })
    return true
  } catch (error) {
    if (isAway(error)) throw error
    deps.failures.report(place, error, { tenantId, id })
    return false
  }
}
