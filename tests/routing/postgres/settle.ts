import { waiting } from '@foyer/server/features/routing/waiting.ts'
import { seatAgent } from '@foyer/testkit/seed-routing.ts'
import type { World } from '@foyer/testkit/test-world.ts'
import type { Desk } from './desk.ts'

/** Everybody comes back and ends one conversation after the other: then nobody may be left who could be served. */
export async function forgotten(world: World, desk: Desk): Promise<string[]> {
  const { db, assign } = world.node.deps
  const { tenantId, agents, guests } = desk
  for (const { id, max } of agents) await seatAgent(db, tenantId, id, { state: 'available', max })
  for (let round = 0; round <= guests.length; round += 1) {
    await assign(tenantId)
    if ((await left(world, desk)).length === 0) return []
    for (const { key: threadId } of guests)
      await Promise.all(agents.map(async ({ at }) => at[0]?.call('closeThread', { threadId })))
  }
  await assign(tenantId)
  return (await left(world, desk)).map((key) => `${key} was forgotten`)
}

/** Those who wait although somebody who has not refused them belongs to their group. */
async function left(world: World, { tenantId, agents }: Desk): Promise<string[]> {
  const rows = await waiting(world.node.deps.db, tenantId)
    .select(['w.key', 'w.group_id', 'w.refused_by'])
    .execute()
  return rows
    .filter(({ group_id, refused_by }) => membersOf(agents)[group_id]?.some((id) => !refused_by.includes(id)))
    .map(({ key }) => key)
}

/** As `openDesk` makes them. */
export function membersOf(agents: Desk['agents']): Record<string, number[]> {
  const ids = agents.map(({ id }) => id)
  return { g1: ids.slice(0, 2), g2: ids.slice(1) }
}
