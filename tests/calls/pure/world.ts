import type { CallSide } from '@foyer/contract/calls/ends.ts'
import type { CallEffect } from '@foyer/core/calls/event.ts'
import { MemoryCalls } from '../memory-calls.ts'
import { chanceOf, type Chance } from './chance.ts'
import { Media } from './media.ts'
import { Network, type Weather } from './network.ts'
import { Tab, type TabEvent } from './tab.ts'
import { Timeline } from './timeline.ts'

/** Two tabs of a visitor and one of an agent. */
export const sides: readonly CallSide[] = ['visitor', 'visitor', 'agent']

/** Everything at once: machines, the server's truth, a bad network, clocks that differ. */
export class World {
  readonly time = new Timeline()
  readonly calls: MemoryCalls
  readonly tabs: Tab[]
  readonly network: Network
  readonly media: Media
  /** What happened to each call, as the server tells it. */
  readonly happened = new Map<string, string[]>()
  private readonly chance: Chance
  private readonly skews: readonly number[]
  private readonly timers = new Map<Tab, number>()
  private readonly readUpTo = new Map<string, number>()
  private legs = 0

  constructor(seed: number, weather: Weather) {
    this.chance = chanceOf(seed)
    this.network = new Network(this.time, this.chance, weather)
    this.media = new Media(this.time, this.chance, this.network, weather.isBlind)
    this.skews = sides.map(() => this.chance.between(-900_000, 900_000))
    this.calls = new MemoryCalls((callId, what) => this.tellAll(callId, what))
    this.tabs = sides.map((side, place) => this.newTab(side, place))
    this.sweep()
  }

  /** Something happens to a page. */
  send(place: number, event: TabEvent): void {
    const tab = this.tabs[place]
    if (!tab || tab.isGone) return
    const effects = tab.step(event, this.nowAt(place))
    for (const effect of effects) this.perform(place, tab, effect)
    this.setTimer(place, tab)
    this.lookAtMedia()
  }

  reload(place: number, downMs: number): void {
    const tab = this.tabs[place]
    if (!tab || tab.isGone) return
    const { kept } = tab
    tab.isGone = true
    this.lookAtMedia()
    this.time.after(downMs, () => {
      const next = this.newTab(tab.side, place)
      this.tabs[place] = next
      this.send(place, { type: 'looked', leg: next.newLeg(), kept })
    })
  }

  cut(place: number, ms: number): void {
    this.network.cut(place, ms)
    this.lookAtMedia()
    if (ms === Infinity) return
    this.time.after(ms, () => {
      this.lookAtMedia()
      if (this.chance.isOne(0.5)) this.send(place, { type: 'networkBack' })
    })
  }

  cutMedia(ms: number): void {
    this.media.cut(ms)
    this.lookAtMedia()
    this.time.after(ms, () => this.lookAtMedia())
  }

  heal(): void {
    this.network.heal()
    this.media.heal()
    this.lookAtMedia()
  }

  private lookAtMedia(): void {
    this.media.look(this.tabs, (place, event) => this.send(place, event))
  }

  private newTab(side: CallSide, place: number): Tab {
    return new Tab(`${side} ${place}`, side, () => `leg-${side}-${(this.legs += 1)}`)
  }

  private nowAt(place: number): number {
    return this.time.now + (this.skews[place] ?? 0)
  }

  /** Timers of browsers are late, never early. */
  private setTimer(place: number, tab: Tab): void {
    const { dueAt } = tab
    if (this.timers.get(tab) === dueAt || dueAt === Infinity) return
    this.timers.set(tab, dueAt)
    const ms = Math.max(0, dueAt - this.nowAt(place)) + this.chance.between(0, 200)
    this.time.after(ms, () => {
      if (this.timers.get(tab) !== dueAt || this.tabs[place] !== tab) return
      this.timers.delete(tab)
      this.send(place, { type: 'timePassed' })
    })
  }

  private perform(place: number, tab: Tab, effect: CallEffect): void {
    const answer = (event: TabEvent): void => {
      if (this.tabs[place] === tab) this.send(place, event)
    }
    const { side } = tab
    switch (effect.do) {
      case 'act': {
        const { ask } = effect
        return this.network.request(
          place,
          () => this.calls.act(side, ask, this.time.now),
          (output) =>
            answer(output ? { type: 'answered', ask, output } : { type: 'unanswered', ask, isRefused: true }),
          () => answer({ type: 'unanswered', ask, isRefused: false }),
        )
      }
      case 'invite': {
        const { leg, media } = effect
        return this.network.request(
          place,
          () => this.calls.invite(side, media, this.time.now),
          (callId) =>
            answer(callId ? { type: 'invited', leg, callId } : { type: 'notInvited', leg, isRefused: true }),
          () => answer({ type: 'notInvited', leg, isRefused: false }),
        )
      }
      case 'openPeer':
        return this.signal(place, tab, effect.leg)
      case 'signals':
        return this.assertSignals(tab, effect)
      case 'closePeer':
        return undefined
    }
  }

  /** Signals carry the name of the leg that they come from, so that a wrong one is seen. */
  private signal(place: number, { side, state: { callId, leg } }: Tab, to: string): void {
    const signal = { kind: 'candidate' as const, candidate: leg, sdpMid: null, sdpMLineIndex: null }
    for (let times = 0; times < 2; times += 1)
      this.network.carry(
        place,
        () => void this.calls.signal(side, { callId, leg, to, signals: [signal, signal] }),
      )
  }

  private assertSignals(tab: Tab, { leg, signals }: Extract<CallEffect, { do: 'signals' }>): void {
    const reader = tab.state.leg
    for (const { n, signal } of signals) {
      if (signal.kind !== 'candidate' || signal.candidate !== leg)
        throw new Error(`${tab.name} was given signals of another leg`)
      if (n <= (this.readUpTo.get(reader) ?? 0)) throw new Error(`${tab.name} was given signal ${n} twice`)
      this.readUpTo.set(reader, n)
    }
  }

  /** A notification may be lost; an entry of the log is not. */
  private tellAll(callId: string, what: string): void {
    if (what !== 'changed') this.happened.set(callId, [...(this.happened.get(callId) ?? []), what])
    for (const place of sides.keys()) {
      const ring = (): void => this.send(place, { type: 'rang', callId })
      if (this.chance.isOne(0.7)) this.network.carry(place, ring)
      if (what === 'started' || what === 'ended') this.network.carrySurely(place, ring)
    }
  }

  private sweep(): void {
    this.calls.sweep(this.time.now)
    this.time.after(1_000, () => this.sweep())
  }
}
