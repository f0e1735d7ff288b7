import { setTimeout as sleep } from 'node:timers/promises'
import { firstEventKind } from '@foyer/server/log/rows.ts'
import type { Cast } from './cast.ts'
import type { History } from './history.ts'
import type { Stage } from './stage.ts'

/** Somebody who is told something new again and again for this long will never be done. */
const maxMs = 600_000

export type Judged = Pick<Stage, 'history' | 'postgres' | 'stillMs' | 'tenant'>

/** Waits until every sender has its answer and every observer has come to the end of the log, or nothing moves any more. */
export async function settle(stage: Judged, cast: Cast): Promise<void> {
  const startedAt = Date.now()
  let known = movesOf(stage.history)
  let movedAt = startedAt
  while (Date.now() - movedAt < stage.stillMs && Date.now() - startedAt < maxMs) {
    if (isQuiet(cast) && (await hasConverged(stage, cast))) return
    await sleep(100)
    const moves = movesOf(stage.history)
    if (moves !== known) movedAt = Date.now()
    known = moves
  }
}

function movesOf({ ops, sights }: History): number {
  return sights.length + [...ops.values()].filter(({ outcome }) => outcome !== 'info').length
}

function isQuiet({ conversations, agents }: Cast): boolean {
  return (
    conversations.every(({ visitor }) => visitor.pending() === 0) &&
    agents.every((agent) => agent.pending() === 0)
  )
}

async function hasConverged({ postgres, tenant }: Judged, { conversations }: Cast): Promise<boolean> {
  const rows = await postgres.ask<{ key: string; seq: number }>(
    `select t.key, max(e.seq) as seq from threads t
     join entries e on e.tenant_id = t.tenant_id and e.thread_id = t.id
     where e.kind < $1 and t.tenant_id = $2 group by t.key`,
    [firstEventKind, tenant.tenantId],
  )
  const ends = new Map(rows.map(({ key, seq }) => [key, seq]))
  return conversations.every(({ visitor, agent, thread }) => {
    const end = ends.get(thread) ?? 0
    return visitor.lastSeen() >= end && agent.lastSeen(thread) >= end
  })
}
