import { callSides, type CallSide } from '@foyer/contract/calls/ends.ts'
import { callActs } from '@foyer/contract/calls/act.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { callTiming } from '../timing.ts'
import { callOf, newCallRow, otherSide, talkedSeconds, type CallRow } from './row.ts'
import {
  decideCallAct,
  decideCallClosed,
  decideCallTime,
  maySignal,
  type CallChange,
  type SaidAct,
} from './truth.ts'

const t0 = 1_794_700_000_000
const people = { adminNick: 'Ana', adminFace: '', userName: 'Sam' }

function rung(startedBy: CallSide = 'visitor'): CallRow {
  return newCallRow({ id: 'c1', startedBy, videoType: 'video' }, t0)
}

function changed(row: CallRow, said: SaidAct, now = t0): CallChange {
  const decision = decideCallAct(row, said, now)
  if ('refuse' in decision) throw new Error('refused')
  return decision
}

function accepted(): CallRow {
  const { row } = changed(rung(), { side: 'visitor', leg: 'leg-v-1', act: 'join' })
  return changed(row, { side: 'agent', leg: 'leg-a-1', act: 'join' }).row
}

describe('what the server takes for true', () => {
  it('whoever starts joins and still rings; whoever is rung accepts by joining, once', () => {
    const first = changed(rung(), { side: 'visitor', leg: 'leg-v-1', act: 'join' })
    expect(first).toMatchObject({ row: { status: 'ringing', legs: { visitor: 'leg-v-1' } }, events: [] })
    const second = changed(first.row, { side: 'agent', leg: 'leg-a-1', act: 'join' }, t0 + 3_000)
    expect(second).toMatchObject({
      row: { status: 'accepted', acceptedAt: t0 + 3_000 },
      events: ['accepted'],
    })
    expect(changed(second.row, { side: 'agent', leg: 'leg-a-1', act: 'join' }, t0 + 4_000)).toMatchObject({
      row: { status: 'accepted', acceptedAt: t0 + 3_000 },
      events: [],
    })
  })

  it('another tab of a side takes over with a leg of its own', () => {
    const { row } = changed(accepted(), { side: 'visitor', leg: 'leg-v-2', act: 'join' })
    expect(row.legs).toEqual({ visitor: 'leg-v-2', agent: 'leg-a-1' })
  })

  it('nobody takes the leg of the other side', () => {
    const decision = decideCallAct(accepted(), { side: 'visitor', leg: 'leg-a-1', act: 'join' }, t0)
    expect(decision).toEqual({ refuse: true })
  })

  it('a beat of the side’s leg is heard, one of any other tab only reads', () => {
    const said = { side: 'visitor', act: 'beat', isMuted: true } as const
    expect(changed(accepted(), { ...said, leg: 'leg-v-1' }, t0 + 5_000).row).toMatchObject({
      seenAt: { visitor: t0 + 5_000, agent: t0 },
      devices: { visitor: { isMuted: true, isCameraOff: false } },
    })
    const row = accepted()
    expect(changed(row, { ...said, leg: 'leg-v-9' }, t0 + 5_000)).toEqual({ row, events: [] })
  })

  it('video becomes voice and never the other way', () => {
    const said = { side: 'agent', leg: 'leg-a-1', act: 'beat' } as const
    const { row } = changed(accepted(), { ...said, videoType: 'voice' })
    expect(row.videoType).toBe('voice')
    expect(changed(row, { ...said, videoType: 'video' }).row.videoType).toBe('voice')
  })

  it.each([
    ['the caller gives up', rung(), 'visitor', 'hangUp', 'cancelled'],
    ['the rung one declines', rung(), 'agent', 'decline', 'declined'],
    ['the rung one hangs up', rung(), 'agent', 'hangUp', 'declined'],
    ['the caller hangs up later', accepted(), 'visitor', 'hangUp', 'hungUp'],
    ['the other one hangs up later', accepted(), 'agent', 'hangUp', 'hungUp'],
  ] as const)('%s', (_, row, side, act, reason) => {
    expect(changed(row, { side, leg: 'leg-x-1', act }, t0 + 9_000)).toMatchObject({
      row: { status: 'ended', reason, endedBy: side, endedAt: t0 + 9_000 },
      events: ['ended'],
    })
  })

  it('who rings cannot decline, and who was late to decline does not end what another tab took', () => {
    expect(decideCallAct(rung(), { side: 'visitor', leg: 'leg-v-1', act: 'decline' }, t0)).toEqual({
      refuse: true,
    })
    expect(decideCallAct(accepted(), { side: 'agent', leg: 'leg-a-2', act: 'decline' }, t0)).toEqual({
      refuse: true,
    })
  })

  it('a ring that nobody takes is missed, to the millisecond', () => {
    const row = { ...rung(), seenAt: { visitor: t0 + callTiming.ringMs, agent: t0 } }
    expect(decideCallTime(row, t0 + callTiming.ringMs - 1)).toBeUndefined()
    expect(decideCallTime(row, t0 + callTiming.ringMs)).toMatchObject({
      row: { reason: 'missed', endedBy: 'system' },
      events: ['ended'],
    })
  })

  it('a side that is silent for too long is lost; while it rings, only the caller must be there', () => {
    const late = t0 + callTiming.rejoinMs
    expect(decideCallTime(accepted(), late - 1)).toBeUndefined()
    expect(decideCallTime(accepted(), late)).toMatchObject({ row: { reason: 'lost' } })
    expect(decideCallTime(rung(), late)).toMatchObject({ row: { reason: 'lost' } })
    const callerIsThere = { ...rung(), seenAt: { visitor: late, agent: t0 } }
    expect(decideCallTime(callerIsThere, late)).toBeUndefined()
  })

  it('whoever comes too late finds it over: time counts before words', () => {
    const late = t0 + callTiming.rejoinMs
    expect(changed(accepted(), { side: 'visitor', leg: 'leg-v-2', act: 'join' }, late)).toMatchObject({
      row: { status: 'ended', reason: 'lost', legs: { visitor: 'leg-v-1' } },
      events: ['ended'],
    })
  })

  it('the end of the conversation ends its call, once', () => {
    const closed = decideCallClosed(accepted(), t0 + 60_000)
    expect(closed).toMatchObject({ row: { reason: 'closed', endedBy: 'system' }, events: ['ended'] })
    expect(closed && decideCallClosed(closed.row, t0 + 61_000)).toBeUndefined()
    expect(closed && talkedSeconds(closed.row)).toBe(60)
    expect(talkedSeconds(rung())).toBe(0)
  })

  it('signals pass between the two legs of now and in no other way', () => {
    const row = accepted()
    expect(maySignal(row, { side: 'visitor', leg: 'leg-v-1' }, 'leg-a-1')).toBe(true)
    expect(maySignal(row, { side: 'visitor', leg: 'leg-v-2' }, 'leg-a-1')).toBe(false)
    expect(maySignal(row, { side: 'visitor', leg: 'leg-v-1' }, 'leg-a-2')).toBe(false)
    expect(maySignal(row, { side: 'agent', leg: 'leg-v-1' }, 'leg-a-1')).toBe(false)
    expect(maySignal(rung(), { side: 'visitor', leg: '' }, '')).toBe(false)
  })

  it('a leg that has been silent for a while is not named until it speaks again', () => {
    const row = accepted()
    expect(callOf(row, people, t0 + callTiming.silentMs - 1).legs.agent).toBe('leg-a-1')
    expect(callOf(row, people, t0 + callTiming.silentMs).legs.agent).toBe('')
    const again = changed(row, { side: 'agent', leg: 'leg-a-1', act: 'beat' }, t0 + 8_000).row
    expect(callOf(again, people, t0 + 8_000).legs).toEqual({ visitor: '', agent: 'leg-a-1' })
  })

  it('whatever is said in whatever order: it ends and is accepted at most once, and the end is final', () => {
    const said = fc.record({
      side: fc.constantFrom(...callSides),
      leg: fc.constantFrom('leg-x-1', 'leg-x-2', 'leg-x-3'),
      act: fc.constantFrom(...callActs),
      after: fc.nat(9_000),
    })
    fc.assert(
      fc.property(fc.array(said, { maxLength: 30 }), (all) => {
        let row = rung()
        let now = t0
        const events: string[] = []
        for (const { after, ...one } of all) {
          now += after
          const decision = decideCallAct(row, one, now)
          if ('refuse' in decision) continue
          if (row.status === 'ended') expect(decision.row).toBe(row)
          if (decision.row.status === 'accepted')
            expect(decision.row.legs[otherSide(decision.row.startedBy)]).not.toBe('')
          events.push(...decision.events)
          row = decision.row
        }
        expect(events.filter((event) => event === 'ended').length).toBe(row.status === 'ended' ? 1 : 0)
        expect(events.filter((event) => event === 'accepted').length).toBe(row.acceptedAt === null ? 0 : 1)
      }),
      { numRuns: 500 },
    )
  })
})
