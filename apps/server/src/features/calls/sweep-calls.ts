import { decideCallTime } from '@foyer/core/calls/truth.ts'
import { callTiming } from '@foyer/core/timing.ts'
import type { Deps } from '../../deps.ts'
import { changeCall } from './change-call.ts'

/** At most so many at a time; the next look brings the rest. */
const most = 200

/** Selects candidates only; the rules decide again under the lock. */
const dueSql = `
with due as (
  select tenant_id, thread_id, id from calls
  where status <> 'ended' and case status
    when 'ringing' then started_at <= $1
      or case started_by when 'visitor' then visitor_seen_at else agent_seen_at end <= $2
    else visitor_seen_at <= $2 or agent_seen_at <= $2 end
    and not (id = any($3::text[]))
  order by started_at limit ${most}
)
select * from due`

/** Names this sweep in logs and metrics. */
const job = 'calls'

type Due = { tenant_id: number; thread_id: number; id: string }

/**
 * Ends calls that nobody is left to end: each side's beats judge the call too, so these are the ones without any. Every node
 * looks, and whoever locks the call first ends it.
 */
export async function sweepCalls(deps: Deps): Promise<void> {
  const now = deps.clock.now()
  const leftOut = deps.quarantine.held(job).map(({ id }) => String(id))
  const values = [new Date(now - callTiming.ringMs), new Date(now - callTiming.rejoinMs), leftOut]
  const { rows } = await deps.pool.query<Due>({ name: 'calls-due', text: dueSql, values })
  const looks = rows.map(({ tenant_id: tenantId, thread_id: threadId, id: callId }) =>
    deps.quarantine.attempt(job, { tenantId, id: callId }, () =>
      changeCall(deps, { tenantId, threadId, callId }, ({ row }) => decideCallTime(row, now)),
    ),
  )
  for (const look of await Promise.allSettled(looks)) if (look.status === 'rejected') throw look.reason
}
