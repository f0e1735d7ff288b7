import type { ServerEvent } from '@foyer/contract/events/server-event.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { messageEvent, ownEvent } from '../messages/timeline-samples.ts'
import type { SessionEvent } from './event.ts'
import { networkDown, refusedBy, serverBroken, SessionDriver } from './session-driver.ts'

/** Anything that may happen to a page, in any order. */
const anything: fc.Arbitrary<SessionEvent> = fc.oneof(
  fc.constantFrom<SessionEvent>(
    { type: 'transferPressed' },
    { type: 'closePressed' },
    { type: 'signInAgainRefused' },
    { type: 'identityRefused' },
    { type: 'visibilityChanged', isVisible: true },
    { type: 'visibilityChanged', isVisible: false },
    { type: 'historyMoved', move: 'asked' },
    { type: 'draftChanged', text: 'x' },
    { type: 'connectionChanged', connection: 'offline' },
    { type: 'connectionChanged', connection: 'live' },
  ),
  fc.nat(3).map((id): SessionEvent => ({ type: 'sendPressed', id: `m${id}`, text: `text ${id}`, at: 1 })),
  fc.nat(3).map((id): SessionEvent => ({ type: 'undelivered', id: `m${id}`, error: 'session.closed' })),
  fc.nat(3).map((id): SessionEvent => ({
    type: 'delivered',
    id: `m${id}`,
    receipt: { msgId: `t.${id + 50}`, seq: id + 50, at: 1 },
  })),
  fc.nat(20).map((seq): SessionEvent => ({ type: 'received', event: entry(seq + 2), at: 1 })),
  fc
    .constantFrom('withAgent', 'queued', 'noAgent', 'ended')
    .map((status) => ({ type: 'statusTold', status, waitIndex: 1 }) as const),
  fc
    .constantFrom(networkDown, serverBroken, refusedBy('session.closed'), refusedBy('identity.expired'))
    .map((outcome): SessionEvent => ({
      type: 'answered',
      call: 'transferAgent',
      input: { userId: 'u1' },
      outcome,
      at: 1,
    })),
)

function entry(seq: number): ServerEvent {
  if (seq % 7 === 0) return { kind: 'accepted', seq, at: seq, agent: { id: '7', nick: 'Ana', face: '' } }
  return seq % 5 === 0 ? ownEvent(seq, `m${seq % 4}`) : messageEvent(seq)
}

describe('any order', () => {
  it('receiving and sending always match where the session stands', () => {
    fc.assert(
      fc.property(fc.array(anything, { maxLength: 40 }), (events) => {
        const driver = SessionDriver.started()
        for (const event of events) driver.do(event)
        const isOpen = !['ended', 'lost'].includes(driver.mode) && driver.state.signIn === 'fine'
        const isReceiving = driver.effects.findLast(
          (effect) => effect.do === 'receive' || effect.do === 'stopReceiving',
        )
        const gate = driver.of('outbox').findLast(({ act }) => act === 'open' || act === 'shut')
        expect(isReceiving?.do).toBe(isOpen ? 'receive' : 'stopReceiving')
        expect(gate?.act).toBe(isOpen ? 'open' : 'shut')
      }),
      { numRuns: 400 },
    )
  })

  it('the title is always one of three and returns to the ground', () => {
    fc.assert(
      fc.property(fc.array(anything, { maxLength: 40 }), (events) => {
        const driver = SessionDriver.started()
        for (const event of events) driver.do(event)
        driver.look(true).wait(10_000)
        expect(driver.title).toBe('base')
      }),
      { numRuns: 200 },
    )
  })

  it('an ended session stays ended', () => {
    fc.assert(
      fc.property(fc.array(anything, { maxLength: 30 }), (events) => {
        const driver = SessionDriver.started().hear({ kind: 'closed', seq: 99, at: 1, reason: 'agent' })
        for (const event of events) driver.do(event)
        expect(driver.mode).toBe('ended')
      }),
      { numRuns: 200 },
    )
  })
})
