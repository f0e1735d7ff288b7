import { deskStream, type SentDeskFrame } from '@foyer/contract/desk/thread.ts'
import { routingTiming } from '@foyer/core/timing.ts'
import type { Deps } from '../../../deps.ts'
import type { AgentCaller } from '../../../platform/http/caller.ts'
import { serveStream } from '../../../platform/http/serve.ts'
import type { EventStream } from '../../../platform/http/event-stream.ts'
import { ownerColumns } from '../../../log/owner-columns.ts'
import { followOwnThreads } from './own-threads.ts'

/**
 * An open desk is asked to show that it is there: a browser slows the timers of a page nobody looks at, but not what
 * it hears. The answer stands up again.
 */
function startPresence(deps: Deps, caller: AgentCaller, ask: () => void): () => void {
  const { tenantId, agentId } = caller
  deps.seats.opened(caller)
  deps.seats
    .beat(caller)
    .then(({ isNew }) => (isNew ? deps.assign(tenantId) : undefined))
    // The next beat says the same.
    .catch(deps.failures.ignore('desk.beat', { tenantId, agentId }))
  const timer = setInterval(ask, routingTiming.beatMs)
  return () => {
    clearInterval(timer)
    // A lease that cannot be shortened now ends by itself, a little later.
    deps.seats.closed(caller).catch(deps.failures.ignore('desk.leave', { tenantId, agentId }))
  }
}

const deskStreamRoute = serveStream(deskStream, async (_input, deps, caller) => {
  const { owner_kind, owner_id } = ownerColumns({ kind: 'agent', agentId: caller.agentId })
  const own = await deps.db
    .selectFrom('threads as t')
    .leftJoin('calls as c', (join) =>
      join
        .onRef('c.tenant_id', '=', 't.tenant_id')
        .onRef('c.thread_id', '=', 't.id')
        .on('c.status', '<>', 'ended'),
    )
    .select(['t.id', 't.key', 't.last_seq', 'c.id as callId'])
    .where('t.tenant_id', '=', caller.tenantId)
    .where('t.is_open', '=', true)
    .where('t.owner_kind', '=', owner_kind)
    .where('t.owner_id', '=', owner_id)
    .execute()

  return (push: EventStream<SentDeskFrame>) => {
    const threads = followOwnThreads(deps, push, caller)
    for (const thread of own) threads.follow(thread.id, thread.key, thread.last_seq)
    deps.viewers.follow(caller.tenantId, threads.viewers)
    const greet = async () => {
      await deps.inboxes.follow(caller.tenantId, threads.inbox)
      // A desk that has gone again hears nothing: its next stream must still tell it.
      const lost = push.isOpen ? await takeLost(deps, caller) : 0
      push.send({ type: 'hello', adminId: caller.agent.adminId, ...(lost > 0 && { lost }) })
      // They may have begun to ring while this desk was away.
      for (const { key, callId } of own) if (callId) push.send({ type: 'call', threadId: key, callId })
    }
    greet().catch((error: unknown) => {
      const { tenantId, agentId } = caller
      deps.log.warn({ err: error, tenantId, agentId }, 'a desk stream could not begin')
      push.end()
    })
    const letGo = deps.agentStreams.hold(caller, () => push.end())
    const leaveSeat = startPresence(deps, caller, () => push.send({ type: 'beat' }))
    return () => {
      letGo()
      leaveSeat()
      deps.inboxes.leave(caller.tenantId, threads.inbox)
      deps.viewers.leave(caller.tenantId, threads.viewers)
      threads.leaveAll()
    }
  }
})

/** Told once: the next stream of this agent says nothing of it. */
async function takeLost({ pool }: Deps, { tenantId, agentId }: AgentCaller): Promise<number> {
  const { rows } = await pool.query<{ lost_threads: number }>({
    name: 'take-lost',
    text: `
update agent_seats s set lost_threads = 0
from (select lost_threads from agent_seats where tenant_id = $1 and agent_id = $2 and lost_threads > 0 for update) b
where s.tenant_id = $1 and s.agent_id = $2
returning b.lost_threads`,
    values: [tenantId, agentId],
  })
  return rows[0]?.lost_threads ?? 0
}

export const deskStreamRoutes = { deskStream: deskStreamRoute }
