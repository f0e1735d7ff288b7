import { callTiming } from '@foyer/core/timing.ts'
import { describe, expect, it, vi } from 'vitest'
import type { CallSession } from './call-session.ts'
import { fakeCall } from './fakes/fake-call.ts'

type World = ReturnType<typeof fakeCall>

async function ringing(): Promise<{ world: World; session: CallSession }> {
  const world = fakeCall()
  const session = world.open()
  session.start('video')
  await world.clock.advance(100)
  return { world, session }
}

/** The agent's page says that it is there for as long as time passes. */
async function pass(world: World, ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 1_000) {
    world.agent({ leg: 'leg-a-1', act: 'beat' })
    await world.clock.advance(1_000)
  }
}

async function talking() {
  const { world, session } = await ringing()
  world.agent({ leg: 'leg-a-1', act: 'join' })
  session.ring('c1')
  await world.clock.advance(100)
  world.connections[0]?.becomes('connected')
  return { world, session }
}

describe('a session', () => {
  it('starts: devices on, the server asked, its own leg joined', async () => {
    const { world, session } = await ringing()
    expect(session.get()).toMatchObject({ phase: 'inviting', media: 'video', call: { callId: 'c1' } })
    expect(session.get().local?.getTracks()).toHaveLength(2)
    expect(world.row()?.legs.visitor).not.toBe('')
    expect(world.connections).toEqual([])
  })

  it('meets the other side once that has accepted, over the relay it was told of', async () => {
    const { world, session } = await talking()
    expect(session.get()).toMatchObject({ phase: 'live', since: world.clock.now() })
    expect(world.connections).toHaveLength(1)
    expect(world.connections[0]?.configuration).toMatchObject({ iceTransportPolicy: 'relay' })
    world.connections[0]?.finds('candidate:1')
    await world.clock.advance(callTiming.gatherMs)
    expect(world.signals).toEqual([{ leg: world.row()?.legs.visitor, to: 'leg-a-1' }])
  })

  it('the other side is another page: another connection', async () => {
    const { world, session } = await talking()
    world.agent({ leg: 'leg-a-2', act: 'join' })
    session.ring('c1')
    await world.clock.advance(100)
    expect(world.connections.map(({ isClosed }) => isClosed)).toEqual([true, false])
    expect(session.get().phase).toBe('reconnecting')
  })

  it('rings on a notification, and declines', async () => {
    const world = fakeCall()
    const session = world.open()
    world.agentRings()
    session.ring('c1')
    await world.clock.advance(100)
    expect(session.get().phase).toBe('ringing')
    expect(world.devices.questions).toEqual([])
    session.decline()
    await world.clock.advance(100)
    expect(world.row()).toMatchObject({ status: 'ended', reason: 'declined' })
  })

  it('accepts a video call without a camera', async () => {
    const world = fakeCall()
    const session = world.open()
    world.agentRings()
    session.ring('c1')
    await world.clock.advance(100)
    session.accept('voice')
    await world.clock.advance(100)
    expect(world.devices.questions).toMatchObject([{ video: false }])
    expect(world.row()).toMatchObject({ status: 'accepted', videoType: 'video' })
    expect(world.row()?.devices.visitor.isCameraOff).toBe(true)
  })

  it('hangs up: devices are given back at once, and the server is told until it hears', async () => {
    const { world, session } = await talking()
    world.setOffline(true)
    session.hangUp()
    expect(session.get()).toMatchObject({ phase: 'ended', reason: 'hungUp', local: undefined })
    expect(world.devices.given.every(({ isStopped }) => isStopped)).toBe(true)
    expect(world.connections[0]?.isClosed).toBe(true)
    await world.clock.advance(3_000)
    world.setOffline(false)
    await world.clock.advance(2_000)
    expect(world.row()).toMatchObject({ status: 'ended', reason: 'hungUp', endedBy: 'visitor' })
    session.dismiss()
    expect(session.get().phase).toBe('idle')
  })

  it('muted is silent here and known over there; nobody is asked again', async () => {
    const { world, session } = await talking()
    session.setMuted(true)
    await world.clock.advance(100)
    expect(world.devices.given[0]?.enabled).toBe(false)
    expect(world.row()?.devices.visitor.isMuted).toBe(true)
    session.setMuted(false)
    expect(world.devices.given[0]?.enabled).toBe(true)
    expect(world.devices.questions).toHaveLength(1)
  })

  it('silence is no bad connection', async () => {
    const { world, session } = await talking()
    await pass(world, 2 * callTiming.qualityMs)
    expect(session.get().quality).toBe('poor')
    world.agent({ leg: 'leg-a-1', act: 'beat', isMuted: true, isCameraOff: true })
    session.ring('c1')
    await world.clock.advance(callTiming.qualityMs)
    expect(session.get()).toMatchObject({ phase: 'live', quality: 'unknown' })
  })

  it('a camera that is off is given back, and asked for when it is wanted again', async () => {
    const { world, session } = await talking()
    session.setCameraOff(true)
    await world.clock.advance(100)
    expect(world.devices.given[1]?.isStopped).toBe(true)
    session.setCameraOff(false)
    await world.clock.advance(100)
    expect(world.devices.given).toHaveLength(3)
    session.switchToVoice()
    await world.clock.advance(100)
    expect(world.devices.given[2]?.isStopped).toBe(true)
    expect(world.row()?.videoType).toBe('voice')
  })

  it('a microphone that cannot be had is said here and shown as muted over there; unmuting asks again', async () => {
    const world = fakeCall()
    world.devices.refuses = { microphone: 'NotAllowedError' }
    const session = world.open()
    session.start('voice')
    await world.clock.advance(100)
    expect(session.get()).toMatchObject({ problem: 'refused', mine: { isMuted: true } })
    await world.clock.advance(5_000)
    expect(world.devices.questions).toHaveLength(1)
    world.devices.refuses = {}
    session.setMuted(false)
    await world.clock.advance(100)
    expect(session.get()).toMatchObject({ problem: undefined, mine: { isMuted: false } })
    expect(world.devices.given).toHaveLength(1)
  })

  it('S-25 a page that is reloaded in a call comes back with another leg', async () => {
    const { world, session } = await talking()
    session.setMuted(true)
    await world.clock.advance(100)
    const { since } = session.get()
    const before = world.row()?.legs.visitor
    session.dispose()
    const next = world.open()
    next.find()
    expect(next.get()).toMatchObject({ phase: 'reconnecting', mine: { isMuted: true }, since })
    await world.clock.advance(100)
    expect(world.row()?.legs.visitor).not.toBe(before)
    world.connections.at(-1)?.becomes('connected')
    expect(next.get()).toMatchObject({ phase: 'live', since })
  })

  it('a page that finds nothing asks once', async () => {
    const world = fakeCall()
    world.open().find()
    await world.clock.advance(60_000)
    expect(world.acts).toEqual(['beat'])
  })

  it('without answers it is not live, and over after a while', async () => {
    const { world, session } = await talking()
    world.setOffline(true)
    await world.clock.advance(callTiming.uncertainMs)
    expect(session.get().phase).toBe('reconnecting')
    await world.clock.advance(callTiming.rejoinMs)
    expect(session.get()).toMatchObject({ phase: 'ended', reason: 'lost' })
  })

  it('the network is back: asked at once, and another way is looked for', async () => {
    const { world, session } = await talking()
    const [connection] = world.connections
    if (connection) connection.remoteDescription = { type: 'offer', sdp: 'x' }
    world.setOffline(true)
    await world.clock.advance(callTiming.uncertainMs)
    world.setOffline(false)
    world.agent({ leg: 'leg-a-1', act: 'beat' })
    world.tell('online')
    await world.clock.advance(0)
    expect(session.get().phase).toBe('live')
    expect(connection?.restarts).toBe(1)
  })

  it('a browser that cannot connect at all gives up, and tells', async () => {
    const report = vi.fn()
    vi.stubGlobal('reportError', report)
    const { world, session } = await ringing()
    world.breakBrowser()
    world.agent({ leg: 'leg-a-1', act: 'join' })
    await pass(world, callTiming.connectMs + 3_000)
    expect(session.get()).toMatchObject({ phase: 'ended', reason: 'failed' })
    expect(world.row()).toMatchObject({ status: 'ended', endedBy: 'visitor' })
    expect(report).toHaveBeenCalledWith(new DOMException('no such relay', 'SyntaxError'))
    vi.unstubAllGlobals()
  })

  it('a live call beats calmly', async () => {
    const { world } = await talking()
    await pass(world, 2_000)
    world.acts.length = 0
    await pass(world, 12_000)
    expect(world.acts.length).toBe(12_000 / callTiming.beatMs)
  })

  it('after it is disposed nothing happens any more', async () => {
    const { world, session } = await talking()
    let changes = 0
    session.subscribe(() => void (changes += 1))
    session.dispose()
    world.acts.length = 0
    await world.clock.advance(60_000)
    session.ring('c1')
    expect([changes, world.acts.length]).toEqual([0, 0])
    expect(world.devices.given.every(({ isStopped }) => isStopped)).toBe(true)
  })
})
