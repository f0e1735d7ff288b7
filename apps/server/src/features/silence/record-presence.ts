import { silenceTiming } from '@foyer/core/timing.ts'
import type { Deps } from '../../deps.ts'
import { tagOf } from '../../log/thread-ref.ts'
import type { Watch } from '../../log/watch.ts'
import { readTiming } from '../../node-timing.ts'
import { recordPresenceSql } from './claim-silent.ts'

/** Threads in one statement. */
const maxThreads = 500

type Row = { tenant_id: number; id: number }

/** Writes down whose conversation is open on a page that this node serves; answers with how many there were. */
export async function recordPresence({
  pool,
  watches,
  clock,
}: Pick<Deps, 'pool' | 'watches' | 'clock'>): Promise<number> {
  const now = clock.now()
  const due = [...watches.all()].filter((watch) => isHere(watch, now) && isDue(watch, now))
  for (let at = 0; at < due.length; at += maxThreads) {
    const some = due.slice(at, at + maxThreads)
    const values = [some.map(({ ref }) => ref.tenantId), some.map(({ ref }) => ref.threadId), now]
    const { rows } = await pool.query<Row>({ name: 'visitor-presence', text: recordPresenceSql, values })
    const written = new Set(rows.map(({ tenant_id, id }) => tagOf({ tenantId: tenant_id, threadId: id })))
    for (const watch of some) if (written.has(tagOf(watch.ref))) watch.presenceAt = now
  }
  return due.length
}

function isHere({ listeners, visitorPolledAt }: Watch, now: number): boolean {
  return (
    now - visitorPolledAt < readTiming.pollerIdleMs ||
    listeners.some((listener) => listener.isVisitor || listener.inPlaceOf?.isVisitor)
  )
}

/** The timers leave alone who waits in the queue. */
function isDue({ head: { status }, presenceAt }: Watch, now: number): boolean {
  if (status !== 'withAgent' && status !== 'noAgent') return false
  const { withAgent, withRobot } = silenceTiming.presence
  return now - presenceAt >= (status === 'withAgent' ? withAgent : withRobot).everyMs
}
