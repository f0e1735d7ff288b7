import type { Deps } from '@foyer/server/deps.ts'
import { Agent } from '@foyer/testkit/agent.ts'
import type { Http } from '@foyer/testkit/http.ts'
import { seatAgent, seedGroup } from '@foyer/testkit/seed-routing.ts'
import { seedTenant } from '@foyer/testkit/seed.ts'
import { Visitor } from '@foyer/testkit/visitor.ts'

export type SeatedAgent = { id: number; desk: Agent }
export type People = { tenantId: number; agents: SeatedAgent[]; visitors: Visitor[] }

type Size = { agents: number; places: number; visitors: number; groups: number }

/** Requests under way at once. */
const lanes = 16

/** Agents with a place for some of the visitors, and visitors who have all asked for a person. */
export async function gather(deps: Deps, nodes: readonly Http[], size: Size): Promise<People> {
  const { tenantId, channelKey } = await seedTenant(deps.db, 'crowd', 'empty')
  const agents = await seatAll(deps, nodes, tenantId, size)
  const visitors: Visitor[] = []
  await inLanes(size.visitors, async (index) => {
    const http = nodes[index % nodes.length]
    if (!http) return
    const visitor = await Visitor.start(http, { channelId: channelKey })
    await visitor.call('transferAgent', { groupId: groupOf(index, size) })
    visitors.push(visitor)
  })
  return { tenantId, agents, visitors }
}

async function seatAll(
  deps: Deps,
  nodes: readonly Http[],
  tenantId: number,
  size: Size,
): Promise<SeatedAgent[]> {
  const rows = await deps.db
    .insertInto('agents')
    .values(
      Array.from({ length: size.agents }, (_, index) => ({
        tenant_id: tenantId,
        email: `agent-${index}@crowd.example`,
        nick: `Agent ${index}`,
        role: 'agent' as const,
        password_hash: '',
      })),
    )
    .returning('id')
    .execute()
  for (let index = 0; index < size.groups; index += 1) {
    const agentIds = rows.flatMap(({ id }, at) => (at % size.groups === index ? [id] : []))
    await seedGroup(deps.db, { tenantId, id: groupOf(index, size), agentIds })
  }
  const agents: SeatedAgent[] = []
  await inLanes(rows.length, async (index) => {
    const [row, http] = [rows[index], nodes[index % nodes.length]]
    if (!row || !http) return
    await seatAgent(deps.db, tenantId, row.id, { state: 'available', max: size.places })
    const cookie = `foyer-desk=${await deps.agentSessions.open(tenantId, row.id, { address: '127.0.0.1', userAgent: '', deviceId: '', signedInBy: 'password' })}`
    agents.push({ id: row.id, desk: new Agent(http, { cookie, 'x-foyer-desk': '1' }) })
  })
  return agents
}

function groupOf(index: number, { groups }: Size): string {
  return `g${index % groups}`
}

export async function inLanes(count: number, work: (index: number) => Promise<void>): Promise<void> {
  let next = 0
  const lane = async () => {
    while (next < count) await work(next++)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}
