import type { ServerEvent } from '@foyer/contract/events/server-event.ts'
import { messageEvent, ownEvent } from '@foyer/core/messages/timeline-samples.ts'
import type { SessionEvent } from '@foyer/core/session/event.ts'
import { networkDown, refusedBy, serverBroken } from './session-driver.ts'

const some = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at))

/** Samples for tests: anything that may happen to a page, kind by kind. */
export const eventSamples: readonly (readonly SessionEvent[])[] = [
  [
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
  ],
  some(4, (id) => ({ type: 'sendPressed', id: `m${id}`, text: `text ${id}`, at: 1 })),
  some(4, (id) => ({ type: 'undelivered', id: `m${id}`, error: 'session.closed' })),
  some(4, (id) => ({
    type: 'delivered',
    id: `m${id}`,
    receipt: { msgId: `t.${id + 50}`, seq: id + 50, at: 1 },
  })),
  some(21, (seq) => ({ type: 'received', event: entry(seq + 2), at: 1 })),
  (['withAgent', 'queued', 'noAgent', 'ended'] as const).map((status) => ({
    type: 'statusTold',
    status,
    waitIndex: 1,
  })),
  [networkDown, serverBroken, refusedBy('session.closed'), refusedBy('identity.expired')].map((outcome) => ({
    type: 'answered',
    call: 'transferAgent',
    input: { userId: 'u1' },
    outcome,
    at: 1,
  })),
]

function entry(seq: number): ServerEvent {
  if (seq % 7 === 0) return { kind: 'accepted', seq, at: seq, agent: { id: '7', nick: 'Ana', face: '' } }
  return seq % 5 === 0 ? ownEvent(seq, `m${seq % 4}`) : messageEvent(seq)
}
