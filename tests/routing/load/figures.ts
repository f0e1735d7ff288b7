import { waiting } from '@foyer/server/features/routing/waiting.ts'
import { rowKinds } from '@foyer/server/log/rows.ts'
import type { Deps } from '@foyer/server/deps.ts'

export type Given = { key: string; agentId: number; at: number }

/**
 * From the log, by the server's clock. All agents were full, so the n-th visitor whom one was given since then took
 * the place of the n-th conversation that this agent ended.
 */
export async function freedToGiven(deps: Deps, tenantId: number, from: number) {
  const { rows } = await deps.pool.query<{ kind: number; at: number; agent_id: number; key: string }>(
    `select e.kind, e.at, e.agent_id, t.key from entries e
     join threads t on t.tenant_id = e.tenant_id and t.id = e.thread_id
     where e.tenant_id = $1 and e.at >= $2 and e.kind = any($3) order by e.at`,
    [tenantId, from, [rowKinds.closed, rowKinds.accepted]],
  )
  const freed = new Map<number, number[]>()
  const delays: number[] = []
  const served: Given[] = []
  for (const { kind, at, agent_id, key } of rows) {
    const places = freed.get(agent_id) ?? []
    freed.set(agent_id, places)
    if (kind === rowKinds.closed) places.push(at)
    else {
      delays.push(at - (places.shift() ?? at))
      served.push({ key, agentId: agent_id, at })
    }
  }
  return { delays, served }
}

/** Those who were told another place than they have. */
export async function misplaced(
  deps: Deps,
  tenantId: number,
  told: ReadonlyMap<string, number>,
): Promise<string[]> {
  const rows = await waiting(deps.db, tenantId).select(['w.key', 'w.group_id']).orderBy('w.ticket').execute()
  const lengths = new Map<string, number>()
  const wrong: string[] = []
  for (const { key, group_id } of rows) {
    const place = (lengths.get(group_id) ?? 0) + 1
    lengths.set(group_id, place)
    if (told.has(key) && told.get(key) !== place) wrong.push(key)
  }
  return wrong
}
