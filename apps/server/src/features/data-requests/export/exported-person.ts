import type { Deps } from '../../../deps.ts'
import type { Db } from '../../../platform/db/pool.ts'
import type { ThreadRef } from '../../../log/thread-ref.ts'
import { toWireMessage } from '../../../rules/log/to-wire.ts'
import { visibleToVisitor } from '../../../rules/log/visibility.ts'
import { isShownToClient } from '../../../rules/tickets/visibility.ts'
import { loadTickets, type LoadedTicket } from '../../tickets/load-tickets.ts'
import { ticketRows } from '../../tickets/ticket-rows.ts'

export type Person = { tenantId: number; userIds: readonly string[] }
export type ExportedThread = Awaited<ReturnType<typeof threadsOf>>[number]
export type ExportedMessage = NonNullable<ReturnType<typeof toWireMessage>>

/** Rows that are in memory at once. */
const pageRows = 200

export function visitorsOf(db: Db, { tenantId, userIds }: Person) {
  return db
    .selectFrom('visitors as v')
    .leftJoin('channels as c', (join) =>
      join.onRef('c.tenant_id', '=', 'v.tenant_id').onRef('c.id', '=', 'v.verified_channel_id'),
    )
    .select(['v.user_id', 'v.name', 'v.email', 'v.phone', 'v.locale', 'v.page_url', 'v.referrer'])
    .select(['v.user_agent', 'v.pages', 'v.form_answers', 'v.attributes', 'v.created_at'])
    .select(['v.verified_sub', 'v.verified_facts', 'c.name as verified_by'])
    .where('v.tenant_id', '=', tenantId)
    .where('v.user_id', 'in', userIds)
    .orderBy('v.created_at')
    .execute()
}

export function threadsOf(db: Db, { tenantId, userIds }: Person) {
  return db
    .selectFrom('threads as t')
    .innerJoin('channels as c', (join) =>
      join.onRef('c.tenant_id', '=', 't.tenant_id').onRef('c.id', '=', 't.channel_id'),
    )
    .select(['t.tenant_id', 't.id', 't.key', 't.user_id', 'c.name as channel'])
    .where('t.tenant_id', '=', tenantId)
    .where('t.user_id', 'in', userIds)
    .orderBy('t.id')
    .execute()
}

export function refOf(thread: ExportedThread): ThreadRef {
  return { tenantId: thread.tenant_id, threadId: thread.id }
}

/** What the visitor sees of the thread, a page at a time: no internal notes, and nothing that was unsent. */
export async function* messagesOf(
  { reader }: Pick<Deps, 'reader'>,
  thread: ExportedThread,
): AsyncGenerator<ExportedMessage> {
  let seq = 0
  for (;;) {
    const page = await reader.after(refOf(thread), seq, { threadKey: thread.key, limit: pageRows })
    for (const entry of page.entries) {
      const visible = visibleToVisitor(entry)
      const message = visible && toWireMessage(visible, 'visitor')
      if (message) yield message
      seq = entry.seq
    }
    if (!page.more) return
  }
}

/** All rows, a page at a time: each page begins after the place of the last row before it. */
async function* inPages<Row, Place>(
  first: Place,
  read: (after: Place) => Promise<Row[]>,
  placeOf: (row: Row) => Place,
): AsyncGenerator<Row> {
  let after = first
  for (;;) {
    const rows = await read(after)
    yield* rows
    const last = rows.at(-1)
    if (last === undefined || rows.length < pageRows) return
    after = placeOf(last)
  }
}

export function sessionsOf(db: Db, thread: ExportedThread) {
  return inPages(
    0,
    (after) =>
      db
        .selectFrom('sessions as s')
        .leftJoin('ratings as r', (join) =>
          join
            .onRef('r.tenant_id', '=', 's.tenant_id')
            .onRef('r.thread_id', '=', 's.thread_id')
            .onRef('r.first_seq', '=', 's.first_seq'),
        )
        .select(['s.key', 's.first_seq', 's.started_at', 's.ended_at'])
        .select(['r.subject', 'r.star', 'r.is_solved', 'r.tags', 'r.comment', 'r.rated_at'])
        .where('s.tenant_id', '=', thread.tenant_id)
        .where('s.thread_id', '=', thread.id)
        .where('s.first_seq', '>', after)
        .orderBy('s.first_seq')
        .limit(pageRows)
        .execute(),
    ({ first_seq }) => first_seq,
  )
}

export async function* ticketsOf(db: Db, { tenantId, userIds }: Person): AsyncGenerator<LoadedTicket> {
  let after = ''
  for (;;) {
    const rows = await ticketRows(db)
      .where('t.tenant_id', '=', tenantId)
      .where('t.user_id', 'in', userIds)
      .where('t.id', '>', after)
      .orderBy('t.id')
      .limit(pageRows)
      .execute()
    for (const ticket of await loadTickets(db, tenantId, rows))
      yield { ...ticket, entries: ticket.entries.filter(isShownToClient) }
    const last = rows.at(-1)
    if (!last || rows.length < pageRows) return
    after = last.id
  }
}

export function offlineMessagesOf(db: Db, { tenantId, userIds }: Person) {
  return inPages(
    '',
    (after) =>
      db
        .selectFrom('left_messages')
        .select(['id', 'number', 'name', 'phone', 'email', 'content', 'created_at', 'remark', 'updated_at'])
        .where('tenant_id', '=', tenantId)
        .where('user_id', 'in', userIds)
        .where('id', '>', after)
        .orderBy('id')
        .limit(pageRows)
        .execute(),
    ({ id }) => id,
  )
}

export function callsOf(db: Db, thread: ExportedThread) {
  return inPages(
    '',
    (after) =>
      db
        .selectFrom('calls')
        .select(['id', 'video_type', 'started_by', 'started_at', 'accepted_at', 'ended_at', 'reason'])
        .where('tenant_id', '=', thread.tenant_id)
        .where('thread_id', '=', thread.id)
        .where('id', '>', after)
        .orderBy('id')
        .limit(pageRows)
        .execute(),
    ({ id }) => id,
  )
}
