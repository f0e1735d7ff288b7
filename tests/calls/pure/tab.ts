import type { CallSide } from '@foyer/contract/calls/ends.ts'
import { dueAt } from '@foyer/core/calls/clock.ts'
import type { CallEffect, CallEvent } from '@foyer/core/calls/event.ts'
import { keptOf } from '@foyer/core/calls/kept.ts'
import { stepCall } from '@foyer/core/calls/machine.ts'
import { initialCall, type CallState, type SavedCall } from '@foyer/core/calls/state.ts'

type WithoutNow<E> = E extends unknown ? Omit<E, 'now'> : never
export type TabEvent = WithoutNow<CallEvent>

/** A page with one machine. A reload is another one with what this one kept. */
export class Tab {
  readonly name: string
  readonly side: CallSide
  state: CallState
  isGone = false
  private readonly legs: () => string
  /** What ended here, to see that nothing ends twice. */
  readonly ends: string[] = []

  constructor(name: string, side: CallSide, legs: () => string) {
    this.name = name
    this.side = side
    this.legs = legs
    this.state = initialCall(side, legs())
  }

  newLeg(): string {
    return this.legs()
  }

  step(event: TabEvent, now: number): readonly CallEffect[] {
    const before = this.state
    const { state, effects } = stepCall(before, { ...event, now })
    this.state = state
    if (state.phase === 'ended' && before.phase !== 'ended') this.ends.push(state.callId || state.leg)
    return effects
  }

  get kept(): SavedCall | undefined {
    return keptOf(this.state)
  }

  get dueAt(): number {
    return dueAt(this.state)
  }

  /** Takes part in this call, as far as the page is concerned. */
  isIn(callId: string): boolean {
    const { phase, isMember } = this.state
    return !this.isGone && isMember && this.state.callId === callId && phase !== 'ended' && phase !== 'idle'
  }
}
