import { describe, expect, it } from 'vitest'
import type { EventKind } from '../codes.ts'
import { decodeMessage } from '../messages/codec.ts'
import { wireMessageExample } from '../messages/wire-message.ts'
import { decodeEvent, decodeFrame, type EventOf } from './server-event.ts'
import { eventExamples, WireEvent } from './event.ts'
import { StreamFrame } from './stream.ts'

const expected: { [K in EventKind]: EventOf<K> } = {
  accepted: { kind: 'accepted', seq: 3, at: 1_794_700_000_000, agent: { id: '7', nick: 'Ana', face: '' } },
  message: { kind: 'message', message: decodeMessage(wireMessageExample) },
  closed: { kind: 'closed', seq: 20, at: 1_794_700_100_000, reason: 'agent' },
  ratingInvited: { kind: 'ratingInvited', seq: 19, at: 1_794_700_090_000 },
  typing: { kind: 'typing' },
  recalled: { kind: 'recalled', seq: 14, at: 1_794_700_050_000, msgId: 'hT3v9KqWx2A.12' },
  call: { kind: 'call', seq: 15, at: 1_794_700_060_000, media: 'video', callId: 'c1', startedBy: 'agent' },
  failed: { kind: 'failed', seq: 4, at: 1_794_700_010_000, reason: 'refused', status: 'queued' },
}

describe('decodeEvent', () => {
  it.each(Object.entries(expected))('%s: its example is valid and reads as its name', (name, event) => {
    const wire = new Map(Object.entries(eventExamples)).get(name)
    expect(WireEvent.parse(wire)).toEqual(wire)
    expect(decodeEvent(wire)).toEqual(event)
  })

  it('names every way a session closes, and an unknown one plainly ended', () => {
    const reasons = [0, 1, 2, 3, 4, 9, '2', null].map((outType) =>
      decodeEvent({ ...eventExamples.closed, outType }),
    )
    expect(reasons.map((event) => event?.kind === 'closed' && event.reason)).toEqual([
      'ended',
      'visitorTimeout',
      'agent',
      'newWindow',
      'idle',
      'ended',
      'ended',
      'ended',
    ])
  })

  it('carries a typing preview when there is one', () => {
    expect(decodeEvent({ event_type: 1204, msgContent: 'One mo' })).toEqual({
      kind: 'typing',
      preview: 'One mo',
    })
  })

  it('K-03 an event in seconds is at the same time', () => {
    expect(decodeEvent({ ...eventExamples.closed, msgTime: 1_794_700_100 })).toEqual(expected.closed)
  })

  it('leaves out what it does not know, and a recall of nothing', () => {
    for (const wire of [
      null,
      [],
      'x',
      {},
      { event_type: 1206 },
      { event_type: '1200' },
      { event_type: 1205 },
    ])
      expect(decodeEvent(wire)).toBeUndefined()
  })
})

describe('decodeFrame', () => {
  const frames = [
    [
      { type: 'hello', seq: 12, status: 2, waitIndex: 0 },
      { type: 'hello', seq: 12, status: 'withAgent', waitIndex: 0 },
    ],
    [
      { type: 'status', seq: 9, status: 3, waitIndex: 4 },
      { type: 'status', seq: 9, status: 'queued', waitIndex: 4 },
    ],
    [
      { type: 'event', event: eventExamples.closed },
      { type: 'event', event: expected.closed },
    ],
    [
      { type: 'reconnect', withinMs: 3000 },
      { type: 'reconnect', withinMs: 3000 },
    ],
    [
      { type: 'growing', id: 'm1.answer', msgContent: '<p>Within' },
      { type: 'growing', id: 'm1.answer', html: '<p>Within' },
    ],
    [{ type: 'refetch' }, { type: 'refetch' }],
  ] as const

  it.each(frames)('reads %o', (wire, frame) => {
    expect(StreamFrame.safeParse(wire).success).toBe(true)
    expect(decodeFrame(wire)).toEqual(frame)
  })

  it('leaves out frames, statuses and events that it does not know', () => {
    const unknown = [
      { type: 'confetti' },
      { type: 'status', status: 9 },
      { type: 'growing', msgContent: 'of nobody' },
      { type: 'event', event: { event_type: 1 } },
    ]
    for (const wire of [...unknown, null, 'hello', []]) expect(decodeFrame(wire)).toBeUndefined()
  })
})
