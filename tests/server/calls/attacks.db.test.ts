import { expect, it } from 'vitest'
import { maxSignals } from '@foyer/server/features/calls/signals.ts'
import { limitRules } from '@foyer/server/platform/limit-rules.ts'
import { Agent } from '@foyer/testkit/agent.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { seedTenant } from '@foyer/testkit/seed.ts'
import { Visitor } from '@foyer/testkit/visitor.ts'
import {
  agentSide,
  callEvents,
  callIn,
  candidate,
  givenCall,
  givenTalk,
  newAgent,
  offer,
  sdp,
  visitorSide,
} from './given.ts'

// One window for a whole test: its end would give everybody a new budget in the middle.
let now = Date.now()
const turn = {
  turnUrls: ['turn:turn.shop.example:3478'],
  secret: 's3cret'.repeat(5),
  isRelayOnly: true,
  stunUrls: [],
}
const world = givenWorld({ clock: { now: () => now } }, { turn })

async function storedSignals(callId: string): Promise<number> {
  const { pool } = world.node.deps
  return (await pool.query('select 1 from call_signals where call_id = $1', [callId])).rowCount ?? 0
}

it('attack 92: a flood of invitations rings six times a minute, and nobody else is kept from ringing', async () => {
  const flooder = await givenTalk(world)
  const neighbour = await givenTalk(world)
  const answers: number[] = []
  for (let n = 0; n < 30; n++) {
    const { status, body } = await flooder.visitor.call('userVideoInvitation', { videoType: 'video' })
    answers.push(status)
    if (status === 200) await visitorSide(flooder.visitor, String(body.data['callId'])).act('hangUp')
  }
  expect(answers.filter((status) => status === 200)).toHaveLength(limitRules.ring.max)
  expect(answers.slice(limitRules.ring.max).every((status) => status === 429)).toBe(true)
  expect(await callEvents(flooder.visitor)).toHaveLength(2 * limitRules.ring.max)
  expect((await neighbour.visitor.call('userVideoInvitation', { videoType: 'voice' })).status).toBe(200)
})

it('attack 92: a hundred invitations at once are one call', async () => {
  const { visitor } = await givenTalk(world)
  const ask = () => visitor.call('userVideoInvitation', { videoType: 'video' })
  const answers = await Promise.all(Array.from({ length: 100 }, ask))
  expect(answers.every(({ status }) => [200, 429].includes(status))).toBe(true)
  expect(await callEvents(visitor)).toHaveLength(1)
})

it('attack 92: a flood of signals is cut off, in time and in number, and the call goes on', async () => {
  const { visitors, agents, callId } = await givenCall(world)
  const twenty = Array.from({ length: 20 }, () => candidate)
  const flood = async () => {
    const statuses: number[] = []
    for (let n = 0; n < limitRules.callSignal.max + 10; n++)
      statuses.push((await visitors.signal(agents.leg, twenty)).status)
    return statuses
  }
  const first = await flood()
  expect(first.filter((status) => status === 200)).toHaveLength(maxSignals / 20)
  expect(first.at(-1)).toBe(429)
  now += 10_000
  await Promise.all([visitors.act('beat'), agents.act('beat')])
  expect((await visitors.signal(agents.leg)).status).toBe(429)
  expect(await storedSignals(callId)).toBe(maxSignals)
  const { body } = await agents.act('beat')
  expect(body.data['signals']).toHaveLength(100)
  expect(callIn(await agents.act('hangUp'))).toMatchObject({ reason: 'hungUp' })
  expect(await storedSignals(callId)).toBe(0)
})

it('attack 92: a flood of acts is cut off', async () => {
  const { visitors } = await givenCall(world)
  const statuses: number[] = []
  for (let n = 0; n < limitRules.callAct.max + 5; n++) statuses.push((await visitors.act('beat')).status)
  expect(statuses.at(-1)).toBe(429)
})

it('attack 92: nobody collects passwords for the relay by joining again and again', async () => {
  const { visitor, callId } = await givenCall(world)
  const given: unknown[] = []
  for (let n = 0; n < limitRules.callJoin.max + 10; n++) {
    const { body } = await visitorSide(visitor, callId).act('join')
    if (body.code === 200) given.push(body.data['ice'])
  }
  expect(given.length).toBeLessThan(limitRules.callJoin.max)
})

const description = (text: string) => ({ kind: 'description', type: 'offer', sdp: text })
const candidateOf = (text: string) => ({ ...candidate, candidate: text })
const bad: [string, unknown][] = [
  ['nothing', description('')],
  ['20 kB and a letter', description(`${sdp}a=${'x'.repeat(20_001)}\r\n`)],
  ['words', description('hello')],
  ['bytes', description('v=0\r\no=\u0000\u0001\uFFFD\r\n')],
  ['markup', description(sdp.replace('s=-', 's=<img src=x onerror=alert(1)>\u0007'))],
  ['a line of another kind', description(sdp.replace('s=-', 'k=clear:secret'))],
  ['lines without their ends', description(sdp.replaceAll('\r\n', '\n'))],
  ['a channel for data', description(`${sdp}m=application 9 UDP/DTLS/SCTP webrtc-datachannel\r\n`)],
  ['a message stream', description(`${sdp}m=message 9 TCP/MSRP *\r\n`)],
  ['media in the open', description(sdp.replace('UDP/TLS/RTP/SAVPF', 'RTP/AVP'))],
  ['a key in the open', description(`${sdp}a=crypto:1 AES_CM_128_HMAC_SHA1_80 inline:abc\r\n`)],
  ['no fingerprint', description(sdp.replace(/a=fingerprint[^\r]*\r\n/, ''))],
  ['a thousand lines', description(sdp + 'a=x\r\n'.repeat(1_000))],
  ['an offer that is none', { kind: 'description', type: 'rollback', sdp }],
  ['an address that is none', candidateOf('candidate:1 1 udp 1 <script> 9 typ host')],
  ['an address of another kind', candidateOf('candidate:1 1 udp 1 1.2.3.4 9 typ evil')],
  ['a long address', candidateOf(`candidate:1 1 udp 1 1.2.3.4 9 typ host ${'x'.repeat(990)}`)],
  ['a stream named by bytes', { ...candidate, sdpMid: '\u0000' }],
  ['a stream named too long', { ...candidate, sdpMid: 'x'.repeat(17) }],
  ['something else', { kind: 'eval', code: '1' }],
]

it.each(bad)('attack 92: %s is no signal, and nothing of it is stored', async (_name, signal) => {
  const { visitors, agents, callId } = await shared()
  for (const [from, to] of [
    [visitors, agents],
    [agents, visitors],
  ] as const) {
    const { status, body } = await from.signal(to.leg, [offer, signal])
    expect([status, body.error]).toEqual([400, 'request.invalid'])
  }
  expect(await storedSignals(callId)).toBe(0)
})

it('attack 92: ten megabytes are not read, and too many at once are refused', async () => {
  const { visitors, agents, callId } = await shared()
  const huge = await visitors.signal(agents.leg, [description('x'.repeat(10_000_000))]).catch(() => undefined)
  expect([413, undefined]).toContain(huge?.status)
  const many = await visitors.signal(
    agents.leg,
    Array.from({ length: 21 }, () => candidate),
  )
  expect(many.status).toBe(400)
  expect((await visitors.signal(agents.leg, [])).status).toBe(400)
  expect(await storedSignals(callId)).toBe(0)
})

it('attack 92: nobody but its two sides has any part in a call', async () => {
  const live = await givenCall(world)
  const { callId, threadId, visitors, agents } = live
  await seedTenant(world.node.deps.db, 'rival')
  const rival = await Agent.signIn(world.http, 'ana@rival.example')
  const colleague = await newAgent(world, 'owner')
  const stranger = await givenTalk(world)
  const rivals = await Visitor.start(world.http, { channelId: 'rival' })
  const sides = [
    [visitorSide(stranger.visitor, callId), 'object.unknown'],
    [visitorSide(stranger.visitor, callId, visitors.leg), 'object.unknown'],
    [visitorSide(rivals, callId, visitors.leg), 'object.unknown'],
    [agentSide(rival, threadId, callId, agents.leg), 'object.unknown'],
    [agentSide(colleague.agent, threadId, callId, agents.leg), 'thread.notYours'],
    // In a thread of their own, but with the id of somebody else's call.
    [agentSide(stranger.agent, stranger.threadId, callId, agents.leg), 'object.unknown'],
  ] as const
  for (const [side, error] of sides) {
    for (const act of ['beat', 'join', 'decline', 'hangUp'] as const) {
      const { body } = await side.act(act)
      expect(body.error).toBe(error)
      expect(JSON.stringify(body)).not.toContain('credential')
    }
    expect((await side.signal(visitors.leg)).body.error).toBe(error)
    expect((await side.signal(agents.leg)).body.error).toBe(error)
  }
  expect(callIn(await visitors.act('beat'))).toMatchObject({
    status: 'accepted',
    legs: { agent: agents.leg },
  })
  expect(await storedSignals(callId)).toBe(0)
})

it('attack 92: who is no leg of a call passes nothing on: before it is taken, after it ended, from an old tab', async () => {
  const { visitor, agent, threadId } = await givenTalk(world)
  const { body } = await visitor.call('userVideoInvitation', { videoType: 'voice' })
  const callId = String(body.data['callId'])
  const visitors = visitorSide(visitor, callId)
  const agents = agentSide(agent, threadId, callId)
  await visitors.act('join')
  expect((await visitors.signal(agents.leg)).body.error).toBe('call.refused')
  expect((await agents.signal(visitors.leg)).body.error).toBe('call.refused')
  await agents.act('join')
  // Taking the other side's name would make one's own words theirs.
  expect((await visitorSide(visitor, callId, agents.leg).act('join')).body.error).toBe('call.refused')
  expect((await visitorSide(visitor, callId, agents.leg).signal(agents.leg)).body.error).toBe('call.refused')
  expect((await visitorSide(visitor, callId).signal(agents.leg)).body.error).toBe('call.refused')
  await agents.act('hangUp')
  expect((await visitors.signal(agents.leg)).body.error).toBe('call.refused')
  expect((await agents.signal(visitors.leg)).body.error).toBe('call.refused')
  const late = await visitorSide(visitor, callId).act('join')
  expect(late.body.data).not.toHaveProperty('ice')
  expect(await storedSignals(callId)).toBe(0)
})

it('attack 92: what the relay accepts is given with join, to that leg, and never shows the secret', async () => {
  const { visitors, agents, callId } = await givenCall(world)
  const { body } = await agents.act('join')
  const expiry = Math.floor((now + 2 * 3_600_000) / 1000)
  expect(body.data['ice']).toMatchObject({
    isRelayOnly: true,
    servers: [{ urls: turn.turnUrls, username: `${expiry}:${callId}-${agents.leg}` }],
  })
  expect(JSON.stringify(body)).not.toContain('s3cret')
  const joined = await visitors.act('join')
  expect(JSON.stringify(joined.body)).not.toContain(`${callId}-${agents.leg}`)
  expect(JSON.stringify((await visitors.act('beat')).body)).not.toContain('credential')
})

it('a revoked token has no part in a call any more', async () => {
  const { visitor, visitors, agents } = await givenCall(world)
  await world.node.deps.pool.query('update threads set gen = gen + 1 where user_id = $1', [
    visitor.started.userId,
  ])
  expect((await visitors.act('join')).body.error).toBe('identity.expired')
  expect((await visitors.signal(agents.leg)).body.error).toBe('identity.expired')
  const again = await visitor.call('userVideoInvitation', { videoType: 'voice' })
  expect(again.body.error).toBe('identity.expired')
})

it('taken, cancelled, hung up and closed at the same moment: one end, told once', async () => {
  for (let round = 0; round < 8; round++) {
    const { visitor, agent, threadId } = await givenTalk(world)
    const { body } = await visitor.call('userVideoInvitation', { videoType: 'voice' })
    const callId = String(body.data['callId'])
    const visitors = visitorSide(visitor, callId)
    const agents = agentSide(agent, threadId, callId)
    const answers = await Promise.all([
      agents.act('join'),
      visitors.act('hangUp'),
      agents.act('hangUp'),
      ...(round % 2 ? [agent.call('closeThread', { threadId })] : []),
      visitors.act('beat'),
    ])
    expect(answers.map(({ status }) => status)).not.toContain(500)
    expect(await callEvents(visitor)).toHaveLength(2)
    expect(callIn(await visitors.act('beat'))?.status).toBe('ended')
  }
})

let kept: ReturnType<typeof givenCall> | undefined
/** For attacks that leave no trace: they need no call of their own, only one that lives. */
async function shared() {
  kept ??= givenCall(world)
  const live = await kept
  await Promise.all([live.visitors.act('beat'), live.agents.act('beat')])
  return live
}
