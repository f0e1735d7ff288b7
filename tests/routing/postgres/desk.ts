import { randomBytes } from 'node:crypto'
import { defaultChannelConfig } from '@foyer/contract/channel/config.ts'
import { Agent } from '@foyer/testkit/agent.ts'
import type { Http } from '@foyer/testkit/http.ts'
import { seatAgent, seedGroup } from '@foyer/testkit/seed-routing.ts'
import { threadIdOf } from '@foyer/testkit/talk.ts'
import type { World } from '@foyer/testkit/test-world.ts'
import { Visitor } from '@foyer/testkit/visitor.ts'
import { seedChannel } from '@foyer/testkit/seed.ts'

export type SeatedAgent = { id: number; max: number; at: readonly Agent[] }
export type Guest = { at: readonly Visitor[]; key: string }

/** A tenant of its own for one schedule: two groups, three agents who share them, and visitors with the robot. */
export async function openDesk(
  world: World,
  nodes: readonly Http[],
  limits: readonly number[],
  guestCount: number,
) {
  const { db, agentSessions } = world.node.deps
  const key = `t${randomBytes(6).toString('hex')}`
  const { id: tenantId } = await db
    .insertInto('tenants')
    .values({ key, name: key })
    .returning('id')
    .executeTakeFirstOrThrow()
  await seedChannel(db, { tenantId, tenantKey: key, key, config: defaultChannelConfig })
  const rows = await db
    .insertInto('agents')
    .values(
      limits.map((_, index) => ({
        tenant_id: tenantId,
        email: `${index}@${key}.example`,
        nick: `agent ${index}`,
        role: 'agent' as const,
        password_hash: '',
      })),
    )
    .returning('id')
    .execute()
  const ids = rows.map(({ id }) => id)
  await seedGroup(db, { tenantId, id: 'g1', agentIds: ids.slice(0, 2) })
  await seedGroup(db, { tenantId, id: 'g2', agentIds: ids.slice(1) })

  const agents = await Promise.all(
    ids.map(async (id, index): Promise<SeatedAgent> => {
      const max = limits[index] ?? 1
      await seatAgent(db, tenantId, id, { state: 'available', max })
      const cookie = `foyer-desk=${await agentSessions.open(tenantId, id, { address: '127.0.0.1', userAgent: '', deviceId: '', signedInBy: 'password' })}`
      return { id, max, at: nodes.map((http) => new Agent(http, { cookie, 'x-foyer-desk': '1' })) }
    }),
  )
  const guests = await Promise.all(
    Array.from({ length: guestCount }, async (_, index): Promise<Guest> => {
      const visitor = await Visitor.start(nodes[index % nodes.length] ?? world.http, { channelId: key })
      const at = nodes.map((http) => new Visitor(visitor.http.at(http.address), visitor.started))
      return { at, key: await threadIdOf(visitor) }
    }),
  )
  return { tenantId, agents, guests }
}

export type Desk = Awaited<ReturnType<typeof openDesk>>
