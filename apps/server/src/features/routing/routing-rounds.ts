import { routingTiming } from '@foyer/core/timing.ts'
import type { Deps } from '../../deps.ts'
import { endLapsedPresence } from './agent-presence.ts'
import { overflowDecision, overflowWaiting } from './overflow-waiting.ts'
import { decideStopWaiting } from '../../rules/routing/stop-waiting.ts'
import { requeueThread } from './requeue-thread.ts'

/** At most so many at a time; the next second brings the rest. */
const most = 500

/**
 * All due work in one statement: tenants with waiting visitors, threads with an absent agent, and queued
 * threads that have had no agent to serve them for a while.
 */
const dueSql = `
select 'waiting' as what, w.tenant_id, 0::bigint as thread_id, 0 as agent_id
from (select distinct tenant_id from threads where is_open and owner_kind = 2) w
union all
(select 'vanished', t.tenant_id, t.id, t.owner_id
 from agents a
 left join agent_seats s on s.tenant_id = a.tenant_id and s.agent_id = a.id
 join threads t on t.tenant_id = a.tenant_id and t.is_open and t.owner_kind = 3 and t.owner_id = a.id
 where (coalesce(s.lease_until, 0) <= $1 or a.is_disabled) and not (t.id = any($3::bigint[])) limit ${most})
union all
(select 'unserved', t.tenant_id, t.id, 0
 from threads t
 where t.is_open and t.owner_kind = 2 and t.owned_since <= $2 and not (t.id = any($3::bigint[])) and not exists (
   select from agent_seats s
   where s.tenant_id = t.tenant_id and s.lease_until > $2 and not (s.agent_id = any(t.refused_by))
     and (t.wanted_agent_id = s.agent_id or exists (
       select from agent_group_members m
       where m.tenant_id = t.tenant_id and m.group_id = t.group_id and m.agent_id = s.agent_id)))
 limit ${most})`

/** Names this sweep in logs and metrics. */
const job = 'routing'

type Due = {
  what: 'waiting' | 'vanished' | 'unserved'
  tenant_id: number
  thread_id: number
  agent_id: number
}

/**
 * Every second on every node, so that a node that died between freeing a place and giving it away costs a second.
 * `judgesAbsence`: whether this node has been there long enough itself to say that somebody else is not.
 */
export async function sweepRouting(deps: Deps, judgesAbsence: boolean): Promise<void> {
  const now = deps.clock.now()
  const leftOut = deps.quarantine.held(job).map(({ id }) => Number(id))
  const values = [now, now - routingTiming.emptyGroupMs, leftOut]
  const { rows } = await deps.pool.query<Due>({ name: 'routing-due', text: dueSql, values })
  const tenants = new Set<number>()
  for (const row of rows) {
    if (row.what === 'waiting') tenants.add(row.tenant_id)
    else if (judgesAbsence) {
      const thread = { tenantId: row.tenant_id, id: row.thread_id }
      if (await deps.quarantine.attempt(job, thread, () => settle(deps, row))) tenants.add(row.tenant_id)
    }
  }
  for (const tenantId of tenants) void deps.assign(tenantId)
}

/** Read again under the lock: whoever is back, was given to somebody else or has left stays as they are. */
async function settle(deps: Deps, { what, tenant_id: tenantId, thread_id, agent_id }: Due): Promise<boolean> {
  const ref = { tenantId, threadId: thread_id }
  if (what === 'vanished') return requeueThread(deps, ref, agent_id)
  const changed = await deps.transition(ref, async (state, thread, trx) => {
    const elsewhere = { isAbandoned: true, now: deps.clock.now() }
    const overflow = await overflowDecision(trx, state, thread, elsewhere)
    return overflow.do === 'change' ? overflow : decideStopWaiting(state, 'noAgent')
  })
  return changed !== undefined
}

/**
 * Whether this node may say that somebody else is gone. One that has just started, was stopped, or could not reach
 * the database has missed the beats of everybody: for a whole lease it gives them time to show themselves. A node
 * whose clock is off cannot tell when a lease ends.
 */
export function createLeaseGrace() {
  let since: number | undefined
  let lastAt = 0

  return {
    /** Called with every round that worked. */
    seen(now: number, isClockTrusted = true): boolean {
      if (since === undefined || now - lastAt > routingTiming.steadyGapMs || !isClockTrusted) since = now
      lastAt = now
      return now - since >= routingTiming.leaseMs
    },
  }
}

/** Routing work of a node, every second. */
export function createRoutingRounds(deps: Deps) {
  const leaseGrace = createLeaseGrace()
  let wroteAt = 0

  return async (): Promise<void> => {
    const now = deps.clock.now()
    const isWriting = now - wroteAt >= routingTiming.beatWriteMs
    if (isWriting) {
      // Before anybody is judged: these are signs of life.
      await deps.seats.flush()
      wroteAt = now
    }
    const judgesAbsence = leaseGrace.seen(now, deps.clockSkew.isTrusted())
    await sweepRouting(deps, judgesAbsence)
    await overflowWaiting(deps)
    if (isWriting && judgesAbsence) await endLapsedPresence(deps.pool, deps.clock.now())
  }
}
