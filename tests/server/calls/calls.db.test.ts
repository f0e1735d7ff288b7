import { describe, expect, it } from 'vitest'
import { seedChannel } from '@foyer/testkit/seed.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { threadIdOf } from '@foyer/testkit/talk.ts'
import { Visitor } from '@foyer/testkit/visitor.ts'
import {
  agentSide,
  callEvents,
  callIn,
  candidate,
  givenCall,
  givenTalk,
  newAgent,
  newLeg,
  offer,
  visitorSide,
} from './given.ts'

let now = Date.now()
const world = givenWorld({ clock: { now: () => now } })

describe('C-01 a visitor calls', () => {
  it('C-01 T-19 the agent hears it, takes it, both hear each other, and its end is told once', async () => {
    const { visitor, agent, threadId, nick } = await givenTalk(world)
    const [desk, stream] = [await agent.stream(), await visitor.stream()]
    await desk.next((frame) => frame.type === 'hello')
    const { body } = await visitor.call('userVideoInvitation', { videoType: 'video' })
    expect(body.code).toBe(200)
    const callId = String(body.data['callId'])
    await desk.next((frame) => frame.type === 'call' && frame['callId'] === callId)
    await desk.next((frame) => frame.type === 'event' && JSON.stringify(frame).includes('"event_type":1207'))

    const visitors = visitorSide(visitor, callId)
    const agents = agentSide(agent, threadId, callId)
    const joined = await visitors.act('join')
    expect(callIn(joined)).toMatchObject({ status: 'ringing', startedBy: 'visitor', videoType: 'video' })
    expect(joined.body.data['ice']).toEqual({ servers: [], isRelayOnly: false })
    const taken = callIn(await agents.act('join'))
    expect(taken).toMatchObject({ status: 'accepted', adminNick: nick })
    expect(taken?.legs).toEqual({ visitor: visitors.leg, agent: agents.leg })
    await stream.next((frame) => frame.type === 'call' && frame['callId'] === callId)

    expect((await visitors.signal(agents.leg, [offer, candidate])).body.code).toBe(200)
    const heard = await agents.act('beat')
    expect(heard.body.data['signals']).toEqual([
      { n: 1, signal: offer },
      { n: 2, signal: candidate },
    ])
    expect((await agents.act('beat', { after: 1 })).body.data['signals']).toEqual([
      { n: 2, signal: candidate },
    ])
    expect((await visitors.act('beat')).body.data['signals']).toEqual([])
    expect((await visitors.act('beat')).body.data).not.toHaveProperty('ice')

    const over = callIn(await agents.act('hangUp'))
    expect(over).toMatchObject({ status: 'ended', reason: 'hungUp', endedBy: 'agent' })
    await agents.act('hangUp')
    expect(callIn(await visitors.act('beat'))).toMatchObject({ status: 'ended', reason: 'hungUp' })
    expect(await callEvents(visitor)).toMatchObject([
      { callId, startedBy: 'visitor', videoType: 'video' },
      { callId, reason: 'hungUp', seconds: 0 },
    ])
    expect(await signalsLeft(callId)).toBe(0)
  })

  it('C-01 is refused while no person is there, while the channel offers none, and to who is blocked', async () => {
    const alone = await Visitor.start(world.http)
    expect((await alone.call('userVideoInvitation', { videoType: 'voice' })).body.error).toBe('call.refused')
    await alone.call('chatClose')
    expect((await alone.call('userVideoInvitation', { videoType: 'voice' })).body.error).toBe(
      'session.closed',
    )

    const { agent } = await newAgent(world)
    const { tenantId } = world.demo
    await seedChannel(world.node.deps.db, {
      tenantId,
      tenantKey: 'demo',
      key: 'voice-only',
      config: { voiceCallFlag: true, videoCallFlag: false },
    })
    const visitor = await Visitor.start(world.http, { channelId: 'voice-only' })
    const threadId = await threadIdOf(visitor)
    await visitor.call('transferAgent')
    await agent.call('takeThread', { threadId })
    expect((await visitor.call('userVideoInvitation', { videoType: 'video' })).body.error).toBe(
      'call.refused',
    )
    await agent.call('blockVisitor', { threadId, period: 'hour', reason: '' })
    const blocked = await visitor.call('userVideoInvitation', { videoType: 'voice' })
    expect(blocked.body.error).toBe('visitor.blocked')
    await agent.call('unblockVisitor', { userId: visitor.started.userId })
    // Agents may start either.
    expect((await agent.call('startCall', { threadId, videoType: 'video' })).body.code).toBe(200)
  })

  it('C-01 one call per thread; whoever did not hear the answer may ask again', async () => {
    const { visitor, agent, threadId } = await givenTalk(world)
    const first = await visitor.call('userVideoInvitation', { videoType: 'voice' })
    const again = await visitor.call('userVideoInvitation', { videoType: 'voice' })
    expect(again.body.data).toEqual(first.body.data)
    expect((await agent.call('startCall', { threadId, videoType: 'voice' })).body.error).toBe('call.refused')
    await visitorSide(visitor, String(first.body.data['callId'])).act('join')
    expect((await visitor.call('userVideoInvitation', { videoType: 'voice' })).body.error).toBe(
      'call.refused',
    )
    expect(await callEvents(visitor)).toHaveLength(1)
  })

  it('an agent is in one call, however many ring at the same moment', async () => {
    const { agent, ...first } = await givenTalk(world)
    const others = await Promise.all([1, 2, 3].map(async () => joinAgent(agent)))
    const answers = await Promise.all(
      [first.visitor, ...others].map((each) => each.call('userVideoInvitation', { videoType: 'voice' })),
    )
    expect(answers.map(({ body }) => body.error ?? 'rings').toSorted()).toEqual([
      'call.refused',
      'call.refused',
      'call.refused',
      'rings',
    ])
  })
})

describe('S-25 an agent calls', () => {
  it('S-25 the visitor hears it and declines; the agent may call again', async () => {
    const { visitor, agent, threadId } = await givenTalk(world)
    const stream = await visitor.stream()
    const { body } = await agent.call('startCall', { threadId, videoType: 'voice' })
    const callId = String(body.data['callId'])
    await agentSide(agent, threadId, callId).act('join')
    await stream.next((frame) => frame.type === 'call' && frame['callId'] === callId)
    const found = await visitor.call('callAct', { act: 'beat', leg: newLeg() })
    expect(callIn(found)).toMatchObject({ callId, status: 'ringing', startedBy: 'agent' })
    expect(callIn(await visitorSide(visitor, callId).act('decline'))).toMatchObject({ reason: 'declined' })
    expect(callIn(await visitor.call('callAct', { act: 'beat', leg: newLeg() }))).toBeUndefined()
    expect((await agent.call('startCall', { threadId, videoType: 'voice' })).body.code).toBe(200)
  })

  it('only in an own thread; others are told so', async () => {
    const { threadId } = await givenTalk(world)
    const { agent: other } = await newAgent(world, 'owner')
    expect((await other.call('startCall', { threadId, videoType: 'voice' })).body.error).toBe(
      'thread.notYours',
    )
    const unknown = await other.call('startCall', { threadId: 'nobody', videoType: 'voice' })
    expect(unknown.body.error).toBe('object.unknown')
  })

  it('a desk that opens while it rings is told', async () => {
    const { visitor, agent, threadId } = await givenTalk(world)
    const { body } = await visitor.call('userVideoInvitation', { videoType: 'voice' })
    const desk = await agent.stream()
    const frame = await desk.next(({ type }) => type === 'call')
    expect(frame).toEqual({ type: 'call', threadId, callId: body.data['callId'] })
  })
})

describe('S-25 during a call', () => {
  it('S-25 mute, camera and the switch to voice are seen by the other side; never back to video', async () => {
    const { visitors, agents, visitor, callId } = await givenCall(world)
    const stream = await visitor.stream()
    await agents.act('beat', { isMuted: true, isCameraOff: true })
    await stream.next((frame) => frame.type === 'call' && frame['callId'] === callId)
    expect(callIn(await visitors.act('beat'))?.devices).toEqual({
      visitor: { isMuted: false, isCameraOff: false },
      agent: { isMuted: true, isCameraOff: true },
    })
    await visitors.act('beat', { videoType: 'voice' })
    expect(callIn(await agents.act('beat', { videoType: 'video' }))?.videoType).toBe('voice')
  })

  it('S-25 a reloaded tab joins with a new leg, and what was said to the old one is not for it', async () => {
    const { visitor, visitors, agents, callId } = await givenCall(world)
    await agents.signal(visitors.leg)
    const reloaded = visitorSide(visitor, callId)
    const joined = await reloaded.act('join')
    expect(joined.body.data['signals']).toEqual([])
    expect(joined.body.data).toHaveProperty('ice')
    expect(callIn(await agents.act('beat'))?.legs.visitor).toBe(reloaded.leg)
    // The old tab learns that another one has the call, and is nobody in it any more.
    expect(callIn(await visitors.act('beat'))?.legs.visitor).toBe(reloaded.leg)
    expect((await visitors.signal(agents.leg)).body.error).toBe('call.refused')
    // What is for a leg that is gone is dropped.
    expect((await agents.signal(visitors.leg)).body.code).toBe(200)
    expect((await reloaded.act('beat')).body.data['signals']).toEqual([])
    await agents.signal(reloaded.leg)
    expect((await reloaded.act('beat')).body.data['signals']).toHaveLength(1)
  })
})

describe('how a call ends by itself', () => {
  it('S-25 a call that nobody takes is missed, and the log says so', async () => {
    const { visitor } = await givenTalk(world)
    const { body } = await visitor.call('userVideoInvitation', { videoType: 'voice' })
    const side = visitorSide(visitor, String(body.data['callId']))
    await side.act('join')
    for (let waited = 0; waited < 40_000; waited += 10_000) {
      now += 10_000
      await side.act('beat')
    }
    expect(callIn(await side.act('beat'))).toMatchObject({ reason: 'missed', endedBy: 'system' })
    expect(await callEvents(visitor)).toMatchObject([{}, { reason: 'missed', seconds: 0 }])
  })

  it('a side that is silent for too long is gone', async () => {
    const { visitors, agents, visitor } = await givenCall(world)
    now += 10_000
    await visitors.act('beat')
    now += 9_000
    expect(callIn(await visitors.act('beat'))).toMatchObject({ status: 'accepted', legs: { agent: '' } })
    now += 1_000
    expect(callIn(await visitors.act('beat'))).toMatchObject({ status: 'ended', reason: 'lost' })
    expect(callIn(await agents.act('join'))).toMatchObject({ status: 'ended', reason: 'lost' })
    expect(await callEvents(visitor)).toMatchObject([{}, { reason: 'lost', seconds: 20 }])
  })

  it('where both are gone a node ends it', async () => {
    const { visitor } = await givenCall(world)
    now += 20_000
    // The clock stands still, and with it the budget of polls.
    await expect.poll(async () => (await callEvents(visitor)).length, { interval: 1_000 }).toBe(2)
    expect((await callEvents(visitor))[1]).toMatchObject({ reason: 'lost' })
  })

  it('a call that nobody has looked at yet keeps nobody from the next one', async () => {
    const { visitor } = await givenCall(world)
    now += 60_000
    expect((await visitor.call('userVideoInvitation', { videoType: 'voice' })).body.code).toBe(200)
    expect(await callEvents(visitor)).toMatchObject([{}, { reason: 'lost' }, { videoType: 'voice' }])
  })
})

async function joinAgent(agent: Parameters<typeof agentSide>[0]): Promise<Visitor> {
  const visitor = await Visitor.start(world.http)
  const threadId = await threadIdOf(visitor)
  await visitor.call('transferAgent')
  await agent.call('takeThread', { threadId })
  return visitor
}

async function signalsLeft(callId: string): Promise<number | null> {
  return (await world.node.deps.pool.query('select 1 from call_signals where call_id = $1', [callId]))
    .rowCount
}
