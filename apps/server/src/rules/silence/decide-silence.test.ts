import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { silenceTiming } from '@foyer/core/timing.ts'
import { decideSilence, type Silence, type Timeouts } from './decide-silence.ts'

const minute = 60_000
const timeouts: Timeouts = {
  adminTimeoutMode: true,
  adminTimeoutTime: 3,
  adminTimeoutMsg: 'One moment, please.',
  userTimeoutMode: true,
  userTimeoutTime: 10,
  userTimeoutMsg: 'Are you still there?',
}
const served: Silence = { owner: { kind: 'agent', agentId: 1 }, ownedSince: 0, lastAt: 0 }

describe('T-20 when an agent is silent', () => {
  const waiting: Silence = { ...served, unanswered: { seq: 7, at: minute, isExcused: false } }

  it('T-20 nothing is said before the configured minutes are over', () => {
    expect(decideSilence(waiting, timeouts, 4 * minute - 1)).toEqual({ do: 'wait', until: 4 * minute })
  })

  it('T-20 then the excuse is said, named after the words that wait', () => {
    expect(decideSilence(waiting, timeouts, 4 * minute)).toEqual({
      do: 'say',
      serverId: 'agentSilent:7',
      text: 'One moment, please.',
    })
  })

  it('T-20 once for one silence', () => {
    const excused: Silence = { ...served, unanswered: { seq: 7, at: minute, isExcused: true } }
    expect(decideSilence(excused, timeouts, 60 * minute)).toMatchObject({ do: 'wait' })
  })

  it('T-20 what waited in the queue is no fault of the agent: it counts from when they have the thread', () => {
    const fresh: Silence = { ...waiting, ownedSince: 20 * minute }
    expect(decideSilence(fresh, timeouts, 20 * minute)).toEqual({ do: 'wait', until: 23 * minute })
  })

  it('T-20 nothing is said where the channel says nothing', () => {
    const off: Timeouts = { ...timeouts, adminTimeoutMode: false }
    expect(decideSilence(waiting, off, 60 * minute)).toMatchObject({ do: 'wait' })
  })
})

describe('S-25 T-20 while they talk in a call nobody is silent', () => {
  const both: Silence[] = [
    { ...served, unanswered: { seq: 7, at: minute, isExcused: false } },
    { ...served, unheeded: { seq: 9, at: minute, remindedAt: undefined } },
    { ...served, unheeded: { seq: 9, at: minute, remindedAt: 2 * minute } },
  ]

  it.each(both)('T-20 nothing is due while the call goes on, however long', (silence) => {
    for (const now of [30 * minute, 3_000 * minute])
      expect(decideSilence({ ...silence, calledUntil: now }, timeouts, now)).toMatchObject({ do: 'wait' })
  })

  it.each(both)('T-20 and silence counts from its end', (silence) => {
    const called = { ...silence, lastAt: 60 * minute, calledUntil: 60 * minute }
    expect(decideSilence(called, timeouts, 63 * minute - 1)).toMatchObject({ do: 'wait' })
    expect(decideSilence(called, timeouts, 70 * minute)).not.toMatchObject({ do: 'wait' })
  })
})

describe('T-20 when a visitor is silent', () => {
  const left: Silence = { ...served, unheeded: { seq: 9, at: minute, remindedAt: undefined } }

  it('T-20 they are reminded after the configured minutes', () => {
    expect(decideSilence(left, timeouts, 11 * minute - 1)).toMatchObject({ do: 'wait' })
    expect(decideSilence(left, timeouts, 11 * minute)).toEqual({
      do: 'say',
      serverId: 'visitorSilent:9',
      text: 'Are you still there?',
    })
  })

  it('T-20 T-19 and as long again after that the session ends: the user timed out', () => {
    const reminded: Silence = { ...served, unheeded: { seq: 9, at: minute, remindedAt: 12 * minute } }
    expect(decideSilence(reminded, timeouts, 22 * minute - 1)).toMatchObject({ do: 'wait' })
    expect(decideSilence(reminded, timeouts, 22 * minute)).toEqual({ do: 'close', reason: 'visitorTimeout' })
  })

  it('T-20 without the mode nobody is reminded or sent away', () => {
    const off: Timeouts = { ...timeouts, userTimeoutMode: false }
    expect(decideSilence(left, off, 12 * 60 * minute)).toMatchObject({ do: 'wait' })
  })
})

describe('a visitor who still has the chat open on a page', () => {
  const { withAgent, withRobot } = silenceTiming.presence
  const reminded: Silence = { ...served, unheeded: { seq: 9, at: minute, remindedAt: 12 * minute } }

  it('T-20 is reminded all the same', () => {
    const here: Silence = { ...served, unheeded: { seq: 9, at: minute, remindedAt: undefined } }
    expect(decideSilence({ ...here, hereAt: 11 * minute }, timeouts, 11 * minute)).toMatchObject({
      do: 'say',
    })
  })

  it('T-20 is not sent away, however long it takes', () => {
    for (const now of [22 * minute, 600 * minute, 2 * silenceTiming.idleMs])
      expect(decideSilence({ ...reminded, hereAt: now - 1 }, timeouts, now)).toMatchObject({ do: 'wait' })
  })

  it('T-20 is sent away once they have left', () => {
    const left = { ...reminded, hereAt: 100 * minute }
    const gone = 100 * minute + withAgent.graceMs
    expect(decideSilence(left, timeouts, gone - 1)).toEqual({ do: 'wait', until: gone })
    expect(decideSilence(left, timeouts, gone)).toEqual({ do: 'close', reason: 'visitorTimeout' })
  })

  it('keeps a session with the robot open beyond its day', () => {
    const idle: Silence = { owner: { kind: 'robot' }, ownedSince: 0, lastAt: 5, hereAt: silenceTiming.idleMs }
    const gone = silenceTiming.idleMs + withRobot.graceMs
    expect(decideSilence(idle, timeouts, gone - 1)).toMatchObject({ do: 'wait' })
    expect(decideSilence(idle, timeouts, gone)).toEqual({ do: 'close', reason: 'idle' })
  })

  it('a page that beats as often as nodes write is never missed', () => {
    for (const { everyMs, graceMs } of [withAgent, withRobot]) expect(graceMs).toBeGreaterThan(everyMs * 1.5)
  })
})

describe('sessions that nobody ends', () => {
  it('end by themselves after a day in which nothing happened', () => {
    for (const owner of [{ kind: 'robot' }, served.owner] as const) {
      const idle: Silence = { owner, ownedSince: 0, lastAt: 5 }
      expect(decideSilence(idle, timeouts, 4 + silenceTiming.idleMs)).toMatchObject({ do: 'wait' })
      expect(decideSilence(idle, timeouts, 5 + silenceTiming.idleMs)).toEqual({
        do: 'close',
        reason: 'idle',
      })
    }
  })

  it('who waits in the queue is never sent away by a timer', () => {
    const queued: Silence = { owner: { kind: 'queue' }, ownedSince: 0, lastAt: 0 }
    expect(decideSilence(queued, timeouts, Number.MAX_SAFE_INTEGER)).toEqual({ do: 'wait', until: undefined })
  })
})

it('T-20 nothing comes late: whatever is written after a look is due no earlier than the next look', () => {
  const said = fc.record({ seq: fc.integer({ min: 1, max: 99 }), at: fc.integer({ min: 0, max: 1e9 }) })
  const times = fc.record({
    adminTimeoutMode: fc.boolean(),
    adminTimeoutTime: fc.integer({ min: 1, max: 1440 }),
    userTimeoutMode: fc.boolean(),
    userTimeoutTime: fc.integer({ min: 1, max: 1440 }),
  })
  fc.assert(
    fc.property(said, said, times, fc.nat(1e9), fc.nat(1e7), (first, next, some, now, later) => {
      const rules = { ...timeouts, ...some }
      const looked = decideSilence({ ...served, unanswered: { ...first, isExcused: false } }, rules, now)
      fc.pre(looked.do === 'wait' && looked.until !== undefined)
      const writtenAt = now + 1 + later
      const changed: Silence[] = [
        { ...served, lastAt: writtenAt, unanswered: { ...next, at: writtenAt, isExcused: false } },
        { ...served, lastAt: writtenAt, unheeded: { ...next, at: writtenAt, remindedAt: undefined } },
      ]
      const until = looked.do === 'wait' ? (looked.until ?? 0) : 0
      for (const silence of changed)
        expect(decideSilence(silence, rules, until - 1)).toMatchObject({ do: 'wait' })
    }),
    { numRuns: 1_000 },
  )
})
