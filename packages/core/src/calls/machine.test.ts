import type { Call } from '@foyer/contract/calls/call.ts'
import { callExample } from '@foyer/contract/calls/call.ts'
import { describe, expect, it } from 'vitest'
import { callTiming } from '../timing.ts'
import { dueAt } from './clock.ts'
import type { CallEffect, CallEvent } from './event.ts'
import { stepCall } from './machine.ts'
import { initialCall, type Ask, type CallState } from './state.ts'

const t0 = 1_794_700_000_000
const rung: Call = {
  ...callExample,
  startedBy: 'agent',
  status: 'ringing',
  acceptTime: 0,
  legs: { visitor: '', agent: 'leg-a-1' },
}

/** One side, asked and answered by hand. */
class Side {
  state: CallState = initialCall('visitor', 'leg-v-0')
  now = t0
  effects: readonly CallEffect[] = []

  do(event: CallEvent extends infer E ? (E extends unknown ? Omit<E, 'now'> : never) : never): this {
    const step = stepCall(this.state, { ...event, now: this.now })
    this.state = step.state
    this.effects = step.effects
    return this
  }

  wait(ms: number): this {
    this.now += ms
    return this.do({ type: 'timePassed' })
  }

  asks(): Ask[] {
    return this.effects.flatMap((effect) => (effect.do === 'act' ? [effect.ask] : []))
  }

  ask(): Ask {
    const [ask] = this.asks()
    if (!ask) throw new Error('nothing was asked')
    return ask
  }

  hear(ask: Ask, call: Call | undefined): this {
    return this.do({ type: 'answered', ask, output: { ...(call && { call }), signals: [] } })
  }
}

function ringing(): Side {
  const side = new Side().do({ type: 'rang', callId: rung.callId })
  return side.hear(side.ask(), rung)
}

describe('one side of a call', () => {
  it('a notification is a reason to ask, not to believe', () => {
    const side = new Side().do({ type: 'rang', callId: rung.callId })
    expect(side.state.phase).toBe('idle')
    expect(side.ask()).toMatchObject({ act: 'beat', callId: rung.callId })
    expect(side.hear(side.ask(), rung).state.phase).toBe('ringing')
  })

  it('a question without an answer is asked again after a while, beside the first', () => {
    const side = new Side().do({ type: 'rang', callId: 'c1' })
    const first = side.ask()
    expect(side.wait(callTiming.answerMs - 1).asks()).toEqual([])
    const second = side.wait(1).ask()
    expect(second.n).toBe(first.n + 1)
    expect(side.hear(first, rung).state.phase).toBe('ringing')
  })

  it('notifications in quick succession make one more question, when the last is answered', () => {
    const side = ringing()
    side.wait(callTiming.hurriedBeatMs)
    const ask = side.ask()
    for (let times = 0; times < 5; times += 1)
      expect(side.do({ type: 'rang', callId: rung.callId }).asks()).toEqual([])
    expect(side.hear(ask, rung).asks()).toHaveLength(1)
  })

  it('an older answer that comes later changes nothing', () => {
    const side = ringing().do({ type: 'accepted', leg: 'leg-v-1', media: 'video' })
    const first = side.ask()
    const second = side.wait(callTiming.answerMs).ask()
    const accepted: Call = { ...rung, status: 'accepted', legs: { visitor: 'leg-v-1', agent: 'leg-a-1' } }
    side.hear(second, accepted)
    expect(side.state.call?.status).toBe('accepted')
    side.hear(first, rung)
    expect(side.state.call?.status).toBe('accepted')
  })

  it('refused is final: the conversation is not this side’s any more', () => {
    const side = ringing().wait(callTiming.hurriedBeatMs)
    side.do({ type: 'unanswered', ask: side.ask(), isRefused: true })
    expect(side.state).toMatchObject({ phase: 'ended', reason: 'closed' })
  })

  it('who cannot be rung because they are in a call: failed', () => {
    const side = new Side().do({ type: 'started', leg: 'leg-v-1', media: 'voice' })
    expect(side.effects).toEqual([{ do: 'invite', leg: 'leg-v-1', media: 'voice' }])
    side.do({ type: 'notInvited', leg: 'leg-v-1', isRefused: true })
    side.hear(side.ask(), undefined)
    expect(side.state).toMatchObject({ phase: 'ended', reason: 'failed' })
  })

  it('an invitation that may or may not have arrived is looked for, then made again, not for ever', () => {
    const side = new Side().do({ type: 'started', leg: 'leg-v-1', media: 'voice' })
    for (let tries = 1; tries <= 3; tries += 1) {
      expect(side.effects).toContainEqual({ do: 'invite', leg: 'leg-v-1', media: 'voice' })
      side.do({ type: 'notInvited', leg: 'leg-v-1', isRefused: false })
      side.hear(side.ask(), undefined)
    }
    expect(side.state).toMatchObject({ phase: 'ended', reason: 'failed' })
  })

  describe('a call that was accepted while the answer to the invitation is late', () => {
    const mine: Call = { ...callExample, startedBy: 'visitor', legs: { visitor: '', agent: 'leg-a-1' } }
    const calling = () => new Side().do({ type: 'started', leg: 'leg-v-1', media: 'voice' })

    it('is joined when the answer was lost', () => {
      const side = calling()
      side.do({ type: 'notInvited', leg: 'leg-v-1', isRefused: false })
      side.hear(side.ask(), mine)
      expect(side.ask()).toMatchObject({ act: 'join', callId: mine.callId, leg: 'leg-v-1' })
      expect(side.state).toMatchObject({ phase: 'connecting', callId: mine.callId })
    })

    it('is looked for as soon as something is told of it, and the late answer changes nothing', () => {
      const side = calling().do({ type: 'rang', callId: mine.callId })
      side.hear(side.ask(), mine)
      expect(side.ask()).toMatchObject({ act: 'join', callId: mine.callId })
      expect(side.state.phase).toBe('connecting')
      const before = side.state
      expect(side.do({ type: 'invited', leg: 'leg-v-1', callId: mine.callId }).state).toEqual(before)
    })

    it('is not given up for a call that the server does not show yet, nor for one of another tab', () => {
      for (const found of [undefined, { ...mine, legs: { visitor: 'leg-v-9', agent: 'leg-a-1' } }]) {
        const side = calling().do({ type: 'rang', callId: mine.callId })
        side.hear(side.ask(), found)
        expect(side.state.phase).toBe('inviting')
        side.do({ type: 'invited', leg: 'leg-v-1', callId: mine.callId })
        expect(side.ask()).toMatchObject({ act: 'join', callId: mine.callId })
      }
    })
  })

  it('pressing what makes no sense changes nothing', () => {
    for (const type of ['declined', 'hungUp', 'dismissed', 'switchedToVoice'] as const) {
      const side = new Side()
      const before = side.state
      expect(side.do({ type }).state).toEqual(before)
    }
    expect(ringing().do({ type: 'started', leg: 'leg-v-1', media: 'voice' }).state.phase).toBe('ringing')
  })

  it('nothing is due while nothing is going on', () => {
    expect(dueAt(new Side().state)).toBe(Infinity)
    const side = ringing().do({ type: 'declined' })
    side.hear(side.ask(), { ...rung, status: 'ended', reason: 'declined' })
    expect(dueAt(side.state)).toBe(Infinity)
  })
})
