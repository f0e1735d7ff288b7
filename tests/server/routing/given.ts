import { Agent } from '@foyer/testkit/agent.ts'
import { seatAgent, seedGroup } from '@foyer/testkit/seed-routing.ts'
import { threadIdOf } from '@foyer/testkit/talk.ts'
import type { World } from '@foyer/testkit/test-world.ts'
import { Visitor } from '@foyer/testkit/visitor.ts'

let groups = 0

type Seats = { max?: number; state?: 'available' | 'away' }

/** A group of its own for one test, with Ana in it, and Ben if he is wanted. */
export async function givenGroup(world: World, ana: Seats = {}, ben?: Seats) {
  const { db } = world.node.deps
  const { tenantId } = world.demo
  const [anaId = 0, benId = 0] = world.demo.agents.map(({ id }) => id)
  groups += 1
  const groupId = `g-${process.pid}-${groups}`
  await seedGroup(db, { tenantId, id: groupId, agentIds: ben ? [anaId, benId] : [anaId] })
  await leaveEverything(world)
  await seatAgent(db, tenantId, anaId, { state: 'available', ...ana })
  await seatAgent(db, tenantId, benId, ben ? { state: 'available', ...ben } : {})
  return {
    groupId,
    anaId,
    benId,
    ana: await Agent.signIn(world.http),
    ben: await Agent.signIn(world.http, 'ben@demo.example'),
    arrive: async () => {
      const visitor = await Visitor.start(world.http)
      const threadId = await threadIdOf(visitor)
      const ask = async () => (await visitor.call('transferAgent', { groupId })).body.data
      return { visitor, threadId, ask }
    },
  }
}

/** What other tests of the file left with the agents would count against their limits. */
async function leaveEverything(world: World): Promise<void> {
  await world.node.deps.db
    .updateTable('threads')
    .set({ is_open: false, owner_kind: 0, owner_id: 0, ticket: null })
    .where('tenant_id', '=', world.demo.tenantId)
    .execute()
}
