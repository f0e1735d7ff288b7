import { getHistoryMsg } from '@foyer/contract/messages/getHistoryMsg.ts'
import { visibleMessages } from '../../rules/log/for-visitor.ts'
import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'
import type { Page } from '../../log/read.ts'
import type { ThreadRef } from '../../log/thread-ref.ts'
import { serve } from '../../platform/http/serve.ts'
import { limitRules } from '../../platform/limit-rules.ts'
import { visitorThread } from '../session/visitor-thread.ts'

type Ask = { thread: { key: string; last_seq: number }; beforeMs: number; limit: number }

/** A page of what was said before a moment. 0 asks for the newest. */
async function historyPage(deps: Deps, ref: ThreadRef, ask: Ask): Promise<Page> {
  const beforeSeq = ask.beforeMs > 0 ? await seqAt(deps, ref, ask) : ask.thread.last_seq + 1
  return deps.reader.messagesBefore(ref, beforeSeq, { threadKey: ask.thread.key, limit: ask.limit })
}

/**
 * The first place in the log that is not before a moment. Sequence numbers have no holes and times only rise,
 * so this is a binary search over the primary key: a dozen row look-ups however long the thread.
 */
async function seqAt({ db }: Deps, ref: ThreadRef, ask: Ask): Promise<number> {
  const { rows } = await sql<{ seq: number }>`
    with recursive search(low, high) as (
      select 1, ${ask.thread.last_seq + 1}::int
      union all
      select
        case when e.at < ${ask.beforeMs} then e.seq + 1 else s.low end,
        case when e.at < ${ask.beforeMs} then s.high else e.seq end
      from search s
      join entries e on e.tenant_id = ${ref.tenantId} and e.thread_id = ${ref.threadId}
        and e.seq = (s.low + s.high) / 2
      where s.low < s.high
    )
    select low as seq from search where low >= high`.execute(db)
  return rows[0]?.seq ?? ask.thread.last_seq + 1
}

/** Timestamps below this are seconds (K-03). */
const secondsBelow = 1e10

export const route = serve(getHistoryMsg, async (input, deps, visitor) => {
  deps.limits.take(limitRules.read, visitor.userId)
  const thread = await visitorThread(deps, visitor)
  const beforeMs = input.maxTime > 0 && input.maxTime < secondsBelow ? input.maxTime * 1000 : input.maxTime
  const page = await historyPage(deps, visitor, { thread, beforeMs, limit: input.pageSize })
  return { msgList: visibleMessages(page.entries), more: page.more }
})
