import { decideAssign } from '../../rules/routing/assign.ts'
import { nothing } from '../../rules/routing/decision.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { ThreadRef } from '../../log/thread-ref.ts'
import type { Transition } from '../../log/transition.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/pool.ts'
import type { Quarantine } from '../../platform/jobs/quarantine.ts'
import type { Metrics } from '../../platform/observe/metrics.ts'
import { loadCandidates } from './candidates.ts'
import { placeFor } from './seat-place.ts'
import { nextToServe } from './waiting.ts'
import { wishOf } from './wish-of.ts'

type Parts = {
  db: Db
  clock: Clock
  log: FastifyBaseLogger
  metrics: Metrics
  transition: Transition
  quarantine: Quarantine
}

/** Names these rounds in logs and metrics. */
const job = 'assign'

/**
 * Gives those who wait to agents who are free, longest waiting first, until nobody is left or nobody is free. One
 * such loop runs per tenant and node; several nodes may run at once, because the locks decide.
 */
export function createAssign({ db, clock, log, metrics, transition, quarantine }: Parts) {
  const running = new Map<number, Promise<void>>()
  const wanted = new Set<number>()

  async function serve(ref: ThreadRef): Promise<boolean> {
    const changed = await transition(ref, async (state, thread, trx) => {
      const now = clock.now()
      const asked = { tenantId: ref.tenantId, groupId: thread.group_id, agentId: thread.wanted_agent_id, now }
      const decision = decideAssign(state, wishOf(thread), await loadCandidates(trx, asked))
      if (decision.do !== 'change' || !decision.agent) return decision
      const seat = { tenantId: ref.tenantId, agentId: decision.agent.id, now }
      return (await placeFor(trx, seat)) ? decision : nothing
    })
    return changed !== undefined
  }

  async function serveAll(tenantId: number): Promise<void> {
    let misses = 0
    while (misses < maxMisses) {
      const leftOut = quarantine.held(job).map(({ id }) => Number(id))
      const threadId = await nextToServe(db, tenantId, { now: clock.now(), leftOut })
      if (threadId === undefined) return
      const row = { tenantId, id: threadId }
      const isServed = await quarantine.attempt(job, row, () => serve({ tenantId, threadId }))
      misses = isServed ? 0 : misses + 1
    }
  }

  async function run(tenantId: number): Promise<void> {
    while (wanted.delete(tenantId)) {
      await serveAll(tenantId).catch((error: unknown) => {
        metrics.jobFailures.inc({ job })
        log.error({ err: error, job, tenantId }, 'nobody could be assigned; the next sweep tries again')
      })
    }
    running.delete(tenantId)
  }

  /** A place became free, or somebody came. Nobody has to wait for what follows. */
  return function wake(tenantId: number): Promise<void> {
    wanted.add(tenantId)
    const known = running.get(tenantId)
    if (known) return known
    const round = run(tenantId)
    running.set(tenantId, round)
    return round
  }
}

/** Another node was faster this often in a row: it is at work, and the sweep comes by in a second. */
const maxMisses = 20

export type Assign = ReturnType<typeof createAssign>
