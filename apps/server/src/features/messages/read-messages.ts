import { sql } from 'kysely'
import { getHistoryMsg } from '@foyer/contract/messages/getHistoryMsg.ts'
import { eventTypes } from '@foyer/contract/codes.ts'
import { getSessionMsg } from '@foyer/contract/events/endpoints.ts'
import { getOfflineMsg } from '@foyer/contract/messages/getOfflineMsg.ts'
import { msgComplete } from '@foyer/contract/messages/msgComplete.ts'
import { visibleMessages, visitorEvents } from '../../rules/log/for-visitor.ts'
import type { Deps } from '../../deps.ts'
import type { Page } from '../../log/read.ts'
import { isReadable } from '../../log/removed-shelf.ts'
import type { ThreadRef } from '../../log/thread-ref.ts'
import type { Db } from '../../platform/db/pool.ts'
import { serve } from '../../platform/http/serve.ts'
import { limitRules } from '../../platform/limit-rules.ts'
import { visitorThread } from '../session/visitor-thread.ts'
import { readTiming } from '../../node-timing.ts'
import { Failed } from '../../platform/http/failed.ts'
import { visitorWatch } from '../events.ts'

type Ask = { thread: { key: string; last_seq: number }; beforeMs: number; limit: number }

/** A page of what was said before a moment. 0 asks for the newest. */
async function historyPage(deps: Deps, ref: ThreadRef, ask: Ask): Promise<Page> {
  const beforeSeq = ask.beforeMs > 0 ? await seqAt(deps, ref, ask) : ask.thread.last_seq + 1
  return deps.reader.messagesBefore(ref, beforeSeq, { threadKey: ask.thread.key, limit: ask.limit })
}

/**
 * The first place in the log that is not before a moment. Within a session sequence numbers have no holes (those of later
 * sessions may have been removed) and times only rise, so this is a binary search over the primary key: a dozen row look-ups however long the session.
 */
async function seqAt({ db }: Deps, ref: ThreadRef, ask: Ask): Promise<number> {
  const session = await sessionAt(db, ref, ask.beforeMs)
  if (!session) return 1
  const { rows } = await sql<{ seq: number }>`
    with recursive search(low, high) as (
      select ${session.first_seq}::int, (
        select coalesce(max(e.seq) + 1, ${session.first_seq}) from entries e
        where e.tenant_id = ${ref.tenantId} and e.thread_id = ${ref.threadId} and e.shelf = ${session.shelf}
          and e.seq >= ${session.first_seq} and e.seq < ${session.next_seq ?? ask.thread.last_seq + 1}
      )
      union all
      select
        case when e.at < ${ask.beforeMs} then e.seq + 1 else s.low end,
        case when e.at < ${ask.beforeMs} then s.high else e.seq end
      from search s
      join entries e on e.tenant_id = ${ref.tenantId} and e.thread_id = ${ref.threadId}
        and e.shelf = ${session.shelf} and e.seq = (s.low + s.high) / 2
      where s.low < s.high
    )
    select low as seq from search where low >= high`.execute(db)
  return rows[0]?.seq ?? ask.thread.last_seq + 1
}

/** The session that was the latest at a moment, and where the next one begins. */
async function sessionAt(db: Db, ref: ThreadRef, at: number) {
  return db
    .selectFrom('sessions')
    .select(['first_seq', 'shelf'])
    .select((eb) =>
      eb
        .selectFrom('sessions as next')
        .select(({ fn }) => fn.min('next.first_seq').as('first_seq'))
        .where('next.tenant_id', '=', ref.tenantId)
        .where('next.thread_id', '=', ref.threadId)
        .whereRef('next.first_seq', '>', 'sessions.first_seq')
        .as('next_seq'),
    )
    .where('tenant_id', '=', ref.tenantId)
    .where('thread_id', '=', ref.threadId)
    .where('started_at', '<', at)
    .where(isReadable('sessions.shelf'))
    .orderBy('first_seq', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Timestamps below this are seconds (K-03). */
const secondsBelow = 1e10

const getHistoryMsgRoute = serve(getHistoryMsg, async (input, deps, visitor) => {
  deps.limits.take(limitRules.read, visitor.userId)
  const thread = await visitorThread(deps, visitor)
  const beforeMs = input.maxTime > 0 && input.maxTime < secondsBelow ? input.maxTime * 1000 : input.maxTime
  const page = await historyPage(deps, visitor, { thread, beforeMs, limit: input.pageSize })
  return { msgList: visibleMessages(page.entries), more: page.more }
})

const getSessionMsgRoute = serve(getSessionMsg, async (input, deps, visitor) => {
  deps.limits.take(limitRules.read, visitor.userId)
  const thread = await visitorThread(deps, visitor)
  const session = await deps.db
    .selectFrom('sessions')
    .select(['first_seq', 'last_seq'])
    .where('tenant_id', '=', visitor.tenantId)
    .where('key', '=', input.sessionId)
    .where('thread_id', '=', visitor.threadId)
    .where(isReadable('sessions.shelf'))
    .executeTakeFirst()
  if (!session) throw new Failed('object.unknown')

  const untilSeq = session.last_seq ?? thread.last_seq
  const fromSeq = Math.max(session.first_seq - 1, input.lastSeq ?? 0)
  const range = { threadKey: thread.key, limit: readTiming.eventsPerAnswer, untilSeq }
  const { entries, more } = await deps.reader.after(visitor, fromSeq, range)
  return {
    msgList: visibleMessages(entries),
    events: visitorEvents(entries).filter((event) => event.event_type !== eventTypes.message),
    lastSeq: entries.at(-1)?.seq ?? Math.max(fromSeq, untilSeq),
    more,
  }
})

const getOfflineMsgRoute = serve(getOfflineMsg, async (_input, deps, visitor) => {
  deps.limits.take(limitRules.read, visitor.userId)
  const thread = await visitorThread(deps, visitor)
  const range = { threadKey: thread.key, limit: readTiming.eventsPerAnswer }
  const readSeq = Math.max(thread.visitor_read_seq, deps.readMarks.noted(visitor))
  const { entries, more } = await deps.reader.after(visitor, readSeq, range)
  const watch = await visitorWatch(deps, visitor)
  watch.handedSeq = Math.max(watch.handedSeq, entries.at(-1)?.seq ?? 0)
  const fromOthers = entries.filter((entry) => entry.sender !== 'visitor')
  return { msgList: visibleMessages(fromOthers), more }
})

const msgCompleteRoute = serve(msgComplete, async (input, deps, visitor) => {
  deps.limits.take(limitRules.poll, visitor.userId)
  const watch = await visitorWatch(deps, visitor)
  deps.readMarks.note(visitor, Math.min(input.lastSeq ?? watch.handedSeq, watch.head.seq))
  return {}
})

export const readMessagesRoutes = {
  getHistoryMsg: getHistoryMsgRoute,
  getOfflineMsg: getOfflineMsgRoute,
  getSessionMsg: getSessionMsgRoute,
  msgComplete: msgCompleteRoute,
}
