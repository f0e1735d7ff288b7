import { expect, it } from 'vitest'
import type { PastCall } from '@foyer/contract/desk/calls.ts'
import { Agent } from '@foyer/testkit/agent.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { seedTenant } from '@foyer/testkit/seed.ts'
import { givenCall, newAgent, type Talk } from './given.ts'

let now = Date.now()
const world = givenWorld({ clock: { now: () => now } })

async function list(agent: Agent, input: Record<string, unknown> = {}) {
  const { body } = await agent.call('listCalls', input)
  expect(body.code).toBe(200)
  return body.data as { calls: PastCall[]; next?: string }
}

/** So many calls of one agent, each a little longer than the one before. */
async function givenCalls(count: number, talk?: Talk) {
  let last = talk
  const ids: string[] = []
  for (let n = 0; n < count; n++) {
    const live = await givenCall(world, last)
    // Within the limit of who rings, and not at one moment.
    now += 11_000 + n * 1_000
    await live.agents.act('hangUp')
    ids.unshift(live.callId)
    last = live
  }
  if (!last) throw new Error('no call was made')
  return { ...last, ids }
}

it('S-25 an agent sees their own calls, newest first, with how they ended and how long they took', async () => {
  const { agent, ids, nick, threadId } = await givenCalls(3)
  await givenCalls(1)
  const { calls, next } = await list(agent)
  expect(calls.map(({ callId }) => callId)).toEqual(ids)
  expect(calls.map(({ seconds }) => seconds)).toEqual([13, 12, 11])
  expect(calls[0]).toMatchObject({
    threadId,
    adminNick: nick,
    videoType: 'video',
    startedBy: 'visitor',
    reason: 'hungUp',
  })
  expect(next).toBeUndefined()
})

it('S-25 a call that goes on has no reason yet, and has lasted until now', async () => {
  const { agent, visitors, agents } = await givenCall(world)
  now += 15_000
  await Promise.all([visitors.act('beat'), agents.act('beat')])
  const [call] = (await list(agent)).calls
  expect(call).toMatchObject({ seconds: 15 })
  expect(call).not.toHaveProperty('reason')
})

it('pages follow one another without a gap, also where calls began at the same moment', async () => {
  const { agent, ids, agentId } = await givenCalls(5)
  const sameMoment = new Date(now)
  await world.node.deps.pool.query('update calls set started_at = $1 where agent_id = $2', [
    sameMoment,
    agentId,
  ])
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const page = await list(agent, { limit: 2, ...(cursor && { cursor }) })
    seen.push(...page.calls.map(({ callId }) => callId))
    cursor = page.next
  } while (cursor !== undefined)
  expect(seen.toSorted()).toEqual(ids.toSorted())
})

it('P-05 supervisors see the calls of everybody, agents nobody else’s, other tenants none', async () => {
  const { callId, agents } = await givenCall(world)
  await agents.act('hangUp')
  const { agent: supervisor } = await newAgent(world, 'supervisor')
  const { agent: colleague } = await newAgent(world)
  await seedTenant(world.node.deps.db, 'rival')
  const rival = await Agent.signIn(world.http, 'ana@rival.example')
  expect((await list(supervisor)).calls.map((call) => call.callId)).toContain(callId)
  expect((await list(colleague)).calls).toEqual([])
  expect((await list(rival)).calls).toEqual([])
})
