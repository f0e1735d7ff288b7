import { beforeEach, expect, it } from 'vitest'
import { sweepCalls } from '@foyer/server/features/calls/sweep-calls.ts'
import { startServerProcess, type ServerProcess } from '@foyer/testkit/server-process.ts'
import { Agent } from '@foyer/testkit/agent.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { Visitor } from '@foyer/testkit/visitor.ts'
import { agentSide, callEvents, callIn, givenCall, givenTalk, visitorSide } from './given.ts'

let turned = 0
const world = givenWorld({ clock: { now: () => Date.now() + turned } })
// A process has the system's clock.
beforeEach(() => void (turned = 0))

/** A node of the same installation, in a process that can be killed. */
function startProcess(): Promise<ServerProcess> {
  const { databaseUrl, redisUrls, redisPrefix, keys } = world.node.deps.config
  const key = keys.map(({ id, secret }) => `${id}:${secret.toString('base64')}`)
  return startServerProcess({
    DATABASE_URL: databaseUrl,
    REDIS_URL: redisUrls.join(','),
    REDIS_PREFIX: redisPrefix,
    FOYER_KEYS: key.join(','),
    SECURE_COOKIES: '0',
  })
}

it('S-25 a node is killed during a call: whoever was there goes on at another one, with the same legs', async () => {
  const doomed = await startProcess()
  const { visitor, agent, threadId } = await givenTalk(world)
  const there = new Visitor(visitor.http.at(doomed.address), visitor.started)
  const stream = await there.stream()
  const { body } = await there.call('userVideoInvitation', { videoType: 'video' })
  const callId = String(body.data['callId'])
  const before = visitorSide(there, callId)
  await before.act('join')
  const agents = agentSide(agent, threadId, callId)
  await agents.act('join')
  await agents.signal(before.leg)

  await doomed.kill9()
  await stream.closed
  const after = visitorSide(visitor, callId, before.leg)
  const found = await after.act('beat')
  expect(callIn(found)).toMatchObject({
    status: 'accepted',
    legs: { visitor: before.leg, agent: agents.leg },
  })
  expect(found.body.data['signals']).toHaveLength(1)
  await after.signal(agents.leg)
  expect((await agents.act('beat')).body.data['signals']).toHaveLength(1)
  await after.act('hangUp')
  expect(await callEvents(visitor)).toMatchObject([{}, { reason: 'hungUp' }])
})

it('S-25 who is gone with their node is missed by the other side, and the end is told once', async () => {
  const doomed = await startProcess()
  const { visitor, agent, threadId } = await givenTalk(world)
  const there = new Agent(agent.http.at(doomed.address), { ...agent.headers })
  const { body } = await there.call('startCall', { threadId, videoType: 'voice' })
  const callId = String(body.data['callId'])
  await agentSide(there, threadId, callId).act('join')
  const visitors = visitorSide(visitor, callId)
  expect(callIn(await visitors.act('join'))).toMatchObject({ status: 'accepted' })

  await doomed.kill9()
  turned += 19_000
  await visitors.act('beat')
  turned += 2_000
  const [first, second] = await Promise.all([visitors.act('beat'), visitors.act('beat')])
  expect(callIn(first)).toMatchObject({ status: 'ended', reason: 'lost' })
  expect(callIn(second)).toMatchObject({ status: 'ended', reason: 'lost' })
  expect(await callEvents(visitor)).toMatchObject([{}, { reason: 'lost' }])
})

it('S-25 every node looks at what nobody is left to end, and one of them ends it', async () => {
  const others = [await world.startNode(), await world.startNode()]
  const lives = await Promise.all(Array.from({ length: 5 }, () => givenCall(world)))
  turned += 25_000
  const nodes = [world.node, ...others, world.node, ...others]
  await Promise.all(nodes.map(({ deps }) => sweepCalls(deps)))
  for (const { visitor, callId } of lives)
    expect(await callEvents(visitor)).toMatchObject([{ callId }, { callId, reason: 'lost' }])
  const { rowCount } = await world.node.deps.pool.query('select 1 from call_signals')
  expect(rowCount).toBe(0)
  await Promise.all(others.map((node) => node.drain()))
})
