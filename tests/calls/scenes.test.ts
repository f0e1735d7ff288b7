import { callTiming } from '@foyer/core/timing.ts'
import { describe, expect, it } from 'vitest'
import { World } from './pure/world.ts'

const [visitor, otherTab, agent] = [0, 1, 2] as const

/** A world in which nothing goes wrong by itself. */
class Scene {
  readonly world = new World(7, { lossPercent: 0, isBlind: false })

  wait(ms: number): this {
    this.world.time.pass(ms, () => undefined)
    return this
  }

  start(place: number, media: 'voice' | 'video' = 'video'): this {
    this.world.send(place, { type: 'started', leg: this.leg(place), media })
    return this
  }

  accept(place: number, media: 'voice' | 'video' = 'video'): this {
    this.world.send(place, { type: 'accepted', leg: this.leg(place), media })
    return this
  }

  press(place: number, type: 'declined' | 'hungUp' | 'dismissed' | 'switchedToVoice'): this {
    this.world.send(place, { type })
    return this
  }

  talking(): this {
    return this.start(visitor).wait(8_000).accept(agent).wait(15_000)
  }

  phases(): string[] {
    return this.world.tabs.map(({ state }) => state.phase)
  }

  state(place: number) {
    const tab = this.world.tabs[place]
    if (!tab) throw new Error('no such tab')
    return tab.state
  }

  private leg(place: number): string {
    return this.world.tabs[place]?.newLeg() ?? ''
  }
}

describe('S-25 calls', () => {
  it('a visitor rings, the agent accepts, both talk', () => {
    const scene = new Scene().start(visitor).wait(8_000)
    expect(scene.phases()).toEqual(['inviting', 'idle', 'ringing'])
    scene.accept(agent).wait(15_000)
    expect(scene.phases()).toEqual(['live', 'idle', 'live'])
  })

  it('an agent rings: every tab of the visitor does, until one accepts', () => {
    const scene = new Scene().start(agent, 'voice').wait(8_000)
    expect(scene.phases()).toEqual(['ringing', 'ringing', 'inviting'])
    scene.accept(otherTab).wait(15_000)
    expect(scene.phases()).toEqual(['idle', 'live', 'live'])
    expect(scene.state(agent).media).toBe('voice')
  })

  it('whoever hangs up has ended at once, and the other a moment later', () => {
    const scene = new Scene().talking().press(agent, 'hungUp')
    expect(scene.phases()).toEqual(['live', 'idle', 'ended'])
    scene.wait(7_000)
    expect(scene.state(visitor)).toMatchObject({
      phase: 'ended',
      reason: 'hungUp',
      call: { endedBy: 'agent' },
    })
    expect(scene.state(agent)).toMatchObject({ reason: 'hungUp', farewells: [] })
  })

  it('declined', () => {
    const scene = new Scene().start(visitor).wait(8_000).press(agent, 'declined').wait(7_000)
    expect(scene.state(visitor)).toMatchObject({ phase: 'ended', reason: 'declined' })
    expect(scene.state(agent)).toMatchObject({ phase: 'ended', reason: 'declined' })
  })

  it('declined in one tab: it stops in the other, which has nothing to say about it', () => {
    const scene = new Scene().start(agent).wait(8_000).press(visitor, 'declined').wait(7_000)
    expect(scene.phases()).toEqual(['ended', 'idle', 'ended'])
  })

  it('nobody takes it: missed on both sides', () => {
    const scene = new Scene().start(visitor).wait(callTiming.ringMs + 12_000)
    expect(scene.state(visitor)).toMatchObject({ phase: 'ended', reason: 'missed' })
    expect(scene.state(agent)).toMatchObject({ phase: 'ended', reason: 'missed' })
  })

  it('given up before the server had answered: it does not go on ringing', () => {
    const scene = new Scene().start(visitor).press(visitor, 'hungUp').wait(12_000)
    expect(scene.state(visitor)).toMatchObject({ phase: 'ended', reason: 'cancelled', farewells: [] })
    expect(scene.world.calls.rows).toMatchObject([{ reason: 'cancelled', endedBy: 'visitor' }])
  })

  it('both ring at once: they talk, in one call', () => {
    const scene = new Scene().start(visitor).start(agent).wait(40_000)
    expect(scene.phases()).toEqual(['live', 'idle', 'live'])
    expect(scene.world.calls.rows).toHaveLength(1)
  })

  it.each([visitor, agent])('a tab that is reloaded comes back into the call (%s)', (place) => {
    const scene = new Scene().talking()
    const { callId, since } = scene.state(place)
    scene.world.reload(place, 3_000)
    scene.wait(20_000)
    expect(scene.phases()).toEqual(['live', 'idle', 'live'])
    expect(scene.state(place)).toMatchObject({ callId, since })
  })

  it('a tab that stays away for too long: lost', () => {
    const scene = new Scene().talking()
    scene.world.reload(visitor, callTiming.rejoinMs + 10_000)
    scene.wait(callTiming.rejoinMs + 9_000)
    expect(scene.state(agent)).toMatchObject({ phase: 'ended', reason: 'lost' })
    scene.wait(10_000)
    expect(scene.phases()).toEqual(['idle', 'idle', 'ended'])
  })

  it('hung up and reloaded before the server heard: it hears it from the new page, which does not come back', () => {
    const scene = new Scene().talking()
    scene.world.cut(visitor, 3_000)
    scene.press(visitor, 'hungUp').world.reload(visitor, 4_000)
    scene.wait(14_000)
    expect(scene.phases()).toEqual(['idle', 'idle', 'ended'])
    expect(scene.world.calls.rows).toMatchObject([{ reason: 'hungUp', endedBy: 'visitor' }])
  })

  it('a short loss of the network: reconnecting, then live again', () => {
    const scene = new Scene().talking()
    scene.world.cut(visitor, 12_000)
    scene.wait(11_000)
    expect([scene.state(visitor).phase, scene.state(agent).phase]).toEqual(['reconnecting', 'reconnecting'])
    scene.wait(15_000)
    expect(scene.phases()).toEqual(['live', 'idle', 'live'])
  })

  it('both are there and find no way: failed, which the server hears', () => {
    const scene = new Scene().start(visitor).wait(8_000)
    scene.world.cutMedia(100_000)
    scene.accept(agent).wait(callTiming.connectMs + 15_000)
    expect(scene.phases()).toEqual(['ended', 'idle', 'ended'])
    expect(scene.world.calls.rows).toMatchObject([{ status: 'ended', reason: 'hungUp' }])
  })

  it('from video to voice, for both', () => {
    const scene = new Scene().talking()
    expect(scene.state(agent).media).toBe('video')
    scene.press(visitor, 'switchedToVoice').wait(8_000)
    expect([scene.state(visitor).media, scene.state(agent).media]).toEqual(['voice', 'voice'])
  })

  it('a video call taken without a camera stays one', () => {
    const scene = new Scene().start(visitor).wait(8_000).accept(agent, 'voice').wait(15_000)
    expect(scene.state(agent)).toMatchObject({ media: 'video', mine: { isCameraOff: true } })
    expect(scene.state(visitor).call?.devices.agent.isCameraOff).toBe(true)
  })

  it('rung again before the end of the last call was known', () => {
    const scene = new Scene().talking()
    scene.world.cut(visitor, 3_000)
    scene.press(agent, 'hungUp').wait(1_500).press(agent, 'dismissed').start(agent).wait(12_000)
    expect(scene.phases()).toEqual(['ringing', 'ringing', 'inviting'])
  })

  it('the conversation ends: so does its call', () => {
    const scene = new Scene().talking()
    scene.world.calls.close(scene.world.time.now)
    scene.wait(7_000)
    expect(scene.state(visitor)).toMatchObject({ phase: 'ended', reason: 'closed' })
  })

  it('in a long call what a relay accepts is made anew in time', () => {
    const scene = new Scene().talking()
    const { joined } = scene.state(visitor)
    scene.wait(callTiming.credentialMs / 2)
    expect(scene.state(visitor).joined.n).toBeGreaterThan(joined.n)
    expect(scene.phases()).toEqual(['live', 'idle', 'live'])
  })
})
