import type { Visibility } from '@foyer/core/identity/sight.ts'
import { Agent } from '@foyer/testkit/agent.ts'
import { seatAgent, seedGroup } from '@foyer/testkit/seed-routing.ts'
import type { World } from '@foyer/testkit/test-world.ts'

/** Ana, an owner, and Cy are in the group `default`; Ben, an agent, in `sales` only. */
export async function givenGroups(world: World): Promise<{ ana: Agent; ben: Agent; benId: number }> {
  const { db } = world.node.deps
  const { tenantId, agents } = world.demo
  const benId = agents.find(({ nick }) => nick === 'Ben')?.id ?? 0
  await seedGroup(db, { tenantId, id: 'sales', agentIds: [benId] })
  await db
    .deleteFrom('agent_group_members')
    .where('tenant_id', '=', tenantId)
    .where('group_id', '=', 'default')
    .where('agent_id', '=', benId)
    .execute()
  const cy = await db
    .insertInto('agents')
    .values({ tenant_id: tenantId, email: 'cy@demo.example', nick: 'Cy', role: 'agent', password_hash: '-' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await seedGroup(db, { tenantId, id: 'default', agentIds: [cy.id] })
  await seatAgent(db, tenantId, cy.id)
  const [ana, ben] = await Promise.all([
    Agent.signIn(world.http),
    Agent.signIn(world.http, 'ben@demo.example'),
  ])
  return { ana, ben, benId }
}

export async function choose(agent: Agent, visibility: Visibility): Promise<void> {
  const { body } = await agent.call('setVisibility', { visibility })
  if (body.code !== 200) throw new Error(JSON.stringify(body))
}
