import { expect, it } from 'vitest'
import { sweepRouting } from '@foyer/server/features/routing/routing-rounds.ts'
import { breakSilences } from '@foyer/server/features/silence/break-silence.ts'
import type { RedisPort } from '@foyer/server/platform/redis/port.ts'
import { Agent } from '@foyer/testkit/agent.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { seatAgent, seedGroup } from '@foyer/testkit/seed-routing.ts'
import { callEvents, callIn, givenCall, givenTalk, newAgent, visitorSide, type Live } from './given.ts'

const minute = 60_000
let now = Date.now()
const world = givenWorld({ clock: { now: () => now } })

/** What ends a conversation, or takes it from its agent, and what the log then tells after the end of the call. */
const ways: [string, (live: Live) => Promise<unknown>, string][] = [
  ['the agent closes it', ({ agent, threadId }) => agent.call('closeThread', { threadId }), '1202'],
  ['the visitor closes it', ({ visitor }) => visitor.call('chatClose'), '1202'],
  ['it is handed over to a group', handOver, '1208'],
  ['somebody steps in', takeOver, '1200'],
  [
    'the agent will not serve them',
    ({ agent, threadId }) => agent.call('refuseThread', { threadId }),
    '1208',
  ],
  ['the agent is gone', vanish, '1208'],
]

it.each(ways)('S-25 T-19 a call ends when %s, in the same breath and once', async (_name, end, then) => {
  const live = await givenCall(world)
  const stream = await live.agent.stream()
  await stream.next((frame) => frame.type === 'call')
  now += 5_000
  await Promise.all([live.visitors.act('beat'), live.agents.act('beat')])
  await end(live)
  await expect.poll(async () => (await callEvents(live.visitor)).length).toBe(2)
  const [, over] = await callEvents(live.visitor)
  expect(over).toMatchObject({ callId: live.callId, reason: 'closed', seconds: 5 })

  // A poll may come between the notifications of the two entries.
  const eventsAfter = async () =>
    (await live.visitor.call('getEventMsg', { lastSeq: Number(over?.['seq']) })).body.data['msgList']
  await expect.poll(async () => JSON.stringify(await eventsAfter())).toContain(`"event_type":${then}`)
  // Whoever had it is told, also when the thread is no longer theirs.
  await stream.next(({ type, ...frame }) => type === 'event' && JSON.stringify(frame).includes('"closed"'))
  expect(callIn(await live.agents.act('beat'))).toMatchObject({ status: 'ended', reason: 'closed' })
  expect(callIn(await live.visitors.act('hangUp'))).toMatchObject({ status: 'ended', reason: 'closed' })
  expect(await callEvents(live.visitor)).toHaveLength(2)
})

it('S-25 T-20 nobody who talks is told that they are silent, and their conversation is not ended', async () => {
  const { visitor, agent, threadId, ...live } = await givenCall(world)
  await agent.reply(threadId, 'I am calling you.')
  for (let talked = 0; talked < 25 * minute; talked += 10_000) {
    now += 10_000
    await Promise.all([live.visitors.act('beat'), live.agents.act('beat')])
    if (talked % minute === 0) await breakSilences(world.node.deps)
  }
  expect(await systemSaid(visitor)).toEqual([])
  await live.visitors.act('hangUp')
  expect((await callEvents(visitor))[1]).toMatchObject({ reason: 'hungUp', seconds: 25 * 60 })
  now += 9 * minute
  await breakSilences(world.node.deps)
  expect(await systemSaid(visitor)).toEqual([])
  now += 2 * minute
  await breakSilences(world.node.deps)
  expect(await systemSaid(visitor)).toHaveLength(1)
})

it('T-19 C-07 start and end are events of the session, and no messages', async () => {
  const { visitor, visitors } = await givenCall(world)
  await visitors.act('hangUp')
  const { sessionId } = visitor.started
  const { body } = await visitor.call('getSessionMsg', { sessionId })
  expect(JSON.stringify(body.data['msgList'])).not.toContain('1207')
  const told = JSON.stringify(body.data['events']).match(/"event_type":1207/g)
  expect(told).toHaveLength(2)
  const history = await visitor.call('getHistoryMsg', { maxTime: 0 })
  expect(history.body.data['msgList']).toHaveLength(1)
})

it('S-25 without Redis a ring comes with the next sweep', async () => {
  const deaf = (redis: RedisPort): RedisPort => ({ ...redis, publish: lost, notify: lost })
  const node = await world.startNode({}, { clock: { now: () => now }, redis: deaf })
  const { visitor, agent, threadId } = await givenTalk(world)
  const desk = await new Agent(agent.http.at(node.address), { ...agent.headers }).stream()
  await desk.next((frame) => frame.type === 'hello')
  const elsewhere = visitor.http.at(node.address)
  const { userId } = visitor.started
  const { body } = await elsewhere.call('userVideoInvitation', { userId, videoType: 'voice' })
  expect(await desk.next((frame) => frame.type === 'call')).toMatchObject({
    threadId,
    callId: body.data['callId'],
  })
  await visitorSide(visitor, String(body.data['callId'])).act('hangUp')
})

const lost = (): Promise<never> => Promise.reject(new Error('away'))

async function handOver({ agent, threadId }: Live): Promise<unknown> {
  const { agentId } = await newAgent(world)
  const { tenantId } = world.demo
  await seedGroup(world.node.deps.db, { tenantId, id: 'others', agentIds: [agentId] })
  return agent.call('handOver', { threadId, groupId: 'others', note: '' })
}

async function takeOver({ threadId }: Live): Promise<unknown> {
  const { agent } = await newAgent(world, 'supervisor')
  return agent.call('takeOver', { threadId })
}

/** The lease is over, and a node that may judge it looks. */
async function vanish({ agentId }: Live): Promise<void> {
  const { db, seats } = world.node.deps
  // What the open desk has said so far must not come after it.
  await seats.flush()
  await seatAgent(db, world.demo.tenantId, agentId, { leaseUntil: 1 })
  await sweepRouting(world.node.deps, true)
}

async function systemSaid(visitor: Live['visitor']): Promise<unknown[]> {
  const { body } = await visitor.call('getEventMsg', { lastSeq: 0 })
  const events = body.data['msgList'] as Record<string, unknown>[]
  return events.flatMap((event) => (event['senderType'] === 4 ? [event['msgContent']] : []))
}
