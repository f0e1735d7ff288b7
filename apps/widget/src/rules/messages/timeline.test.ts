import type { ServerEvent } from '@foyer/contract/events/server-event.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { messageEvent, ownEvent, sampleMessage } from '@foyer/core/messages/timeline-samples.ts'
import { emptyTimeline, timeline, type Timeline, type TimelineAction } from '@foyer/core/messages/timeline.ts'
import { timelineItems } from './timeline-view.ts'

function play(actions: readonly TimelineAction[], from: Timeline = emptyTimeline): Timeline {
  return actions.reduce(timeline, from)
}

function received(event: ServerEvent): TimelineAction {
  return { type: 'received', event }
}

function written(id: string): TimelineAction {
  return { type: 'written', id, content: { kind: 'text', text: `own ${id}` }, at: 5 }
}

function sent(id: string, seq: number): TimelineAction {
  return { type: 'sent', id, receipt: { msgId: `t.${seq}`, seq, at: sampleMessage(seq).at } }
}

function keysOf(state: Timeline): string[] {
  return timelineItems(state).map(({ key }) => key)
}

describe('own messages', () => {
  it('T-02 a message is appended as loading, then success', () => {
    const loading = play([written('m1')])
    expect(loading.pending).toMatchObject([{ id: 'm1', status: 'loading' }])
    const success = play([sent('m1', 1)], loading)
    expect(success.pending).toEqual([])
    expect(success.settled).toMatchObject([
      { type: 'message', place: 1, message: { id: 'm1', sender: 'visitor' } },
    ])
  })

  it('T-02 a refused message fails with its reason, and a retry never doubles it', () => {
    const failed = play([written('m1'), { type: 'failed', id: 'm1', error: 'session.closed' }])
    expect(failed.pending).toMatchObject([{ status: 'failed', error: 'session.closed' }])
    const retried = play([{ type: 'retried', id: 'm1' }], failed)
    expect(retried.pending).toEqual([
      { id: 'm1', content: { kind: 'text', text: 'own m1' }, at: 5, status: 'loading' },
    ])
    const done = play(
      [written('m1'), sent('m1', 1), sent('m1', 1), received(ownEvent(1, 'm1')), written('m1')],
      retried,
    )
    expect(keysOf(done)).toEqual(['m1'])
  })

  it('T-17 a question that was handed on to a person stays hidden, also when its echo comes later', () => {
    const hidden = play([written('m1'), sent('m1', 1), { type: 'hidden', id: 'm1' }])
    expect(keysOf(play([received(ownEvent(1, 'm1')), received(messageEvent(2))], hidden))).toEqual([
      'agent-2',
    ])
  })

  it('keeps its key from the first moment to the last, so nothing on screen is replaced', () => {
    expect(keysOf(play([written('m1')]))).toEqual(keysOf(play([written('m1'), sent('m1', 4)])))
  })

  it('local messages stand last, in the order they were written', () => {
    const state = play([written('m1'), written('m2'), received(messageEvent(9)), received(messageEvent(8))])
    expect(keysOf(state)).toEqual(['agent-8', 'agent-9', 'm1', 'm2'])
  })

  it('a discarded message is gone', () => {
    expect(keysOf(play([written('m1'), { type: 'discarded', id: 'm1' }]))).toEqual([])
  })

  it('a late refusal cannot mark what the log already holds', () => {
    const state = play([
      written('m1'),
      received(ownEvent(3, 'm1')),
      { type: 'failed', id: 'm1', error: 'session.closed' },
    ])
    expect(state.pending).toEqual([])
    expect(keysOf(state)).toEqual(['m1'])
  })
})

describe('events', () => {
  it('T-03 a recalled message keeps its place and loses its words', () => {
    const state = play([
      received(messageEvent(1)),
      received({ kind: 'recalled', seq: 2, at: 9, msgId: 't.1' }),
    ])
    expect(state.settled).toMatchObject([
      { message: { recalled: true, content: { kind: 'text', text: '' } } },
    ])
  })

  it('T-03 a recall that comes before its message still hides it', () => {
    const state = play([
      received({ kind: 'recalled', seq: 2, at: 9, msgId: 't.1' }),
      received(messageEvent(1)),
    ])
    expect(state.settled).toMatchObject([
      { message: { recalled: true, content: { kind: 'text', text: '' } } },
    ])
  })

  it('T-19 a sensitive message is ignored', () => {
    expect(play([received(messageEvent(1, { sensitive: true }))])).toBe(emptyTimeline)
    expect(play([received(messageEvent(1, { internal: true }))])).toBe(emptyTimeline)
  })

  it.each(['ended', 'visitorTimeout', 'agent', 'newWindow', 'idle'] as const)(
    'T-19 closed by %s has a text of its own',
    (reason) => {
      const state = play([received({ kind: 'closed', seq: 3, at: 9, reason })])
      expect(state.settled).toMatchObject([{ type: 'note', note: { key: `note.closed.${reason}` } }])
    },
  )

  it('an acceptance is a line with the name', () => {
    const agent = { id: '7', nick: 'Ana', face: '' }
    const state = play([received({ kind: 'accepted', seq: 3, at: 9, agent })])
    expect(state.settled).toMatchObject([{ note: { key: 'note.accepted', name: 'Ana' } }])
  })

  it('typing leaves no line, an invitation to rate leaves one', () => {
    expect(play([received({ kind: 'typing' })])).toBe(emptyTimeline)
    const invited = play([received({ kind: 'ratingInvited', seq: 4, at: 1 })])
    expect(invited.settled).toMatchObject([{ type: 'note', place: 4, note: { key: 'note.ratingInvited' } }])
  })

  it('a note of our own stays between what was said before and after it', () => {
    const note: TimelineAction = { type: 'noted', id: 'x', note: { key: 'note.noAgent' }, at: 7 }
    const state = play([received(messageEvent(1)), note, received(messageEvent(2)), note])
    expect(keysOf(state)).toEqual(['agent-1', 'n:x', 'agent-2'])
  })

  it('the same event again gives the same object back: nothing renders', () => {
    const state = play([received(messageEvent(1))])
    expect(play([received(messageEvent(1))], state)).toBe(state)
  })
})

/** A log of 12 entries: own messages, an agent's, a recall, an acceptance. */
const log: readonly ServerEvent[] = [
  ownEvent(1, 'm1'),
  { kind: 'accepted', seq: 2, at: 2, agent: { id: '7', nick: 'Ana', face: '' } },
  messageEvent(3),
  ownEvent(4, 'm4'),
  messageEvent(5),
  { kind: 'recalled', seq: 6, at: 6, msgId: 't.3' },
  ownEvent(7, 'm7'),
  messageEvent(8),
  ownEvent(9, 'm9'),
  messageEvent(10),
  messageEvent(11),
  { kind: 'closed', seq: 12, at: 12, reason: 'agent' },
]
const ownIds = [
  ['m1', 1],
  ['m4', 4],
  ['m7', 7],
  ['m9', 9],
] as const
const fresh = play([{ type: 'loaded', events: log }])

/** Everything this tab may hear about that log, each any number of times. */
const rumour = fc.oneof(
  fc.nat(log.length - 1).map((at): TimelineAction => received(log[at] ?? { kind: 'typing' })),
  fc.constantFrom(...ownIds).map(([id, seq]) => sent(id, seq)),
  fc.constantFrom(...ownIds).map(([id]) => written(id)),
  fc
    .tuple(fc.nat(log.length), fc.nat(log.length))
    .map(([from, to]): TimelineAction => ({ type: 'loaded', events: log.slice(from, to) })),
)

describe('convergence', () => {
  it('T-02 T-08 T-18 any interleaving of writes, acks, echoes and pages ends as a fresh fetch does', () => {
    fc.assert(
      fc.property(fc.array(rumour, { maxLength: 40 }), (rumours) => {
        const stale = play(rumours)
        expect(play([{ type: 'loaded', events: log }], stale)).toEqual(fresh)
      }),
      { numRuns: 500 },
    )
  })

  it('at any moment: no duplicates, the log in order, local ones last', () => {
    fc.assert(
      fc.property(fc.array(rumour, { maxLength: 40 }), (rumours) => {
        const items = timelineItems(play(rumours))
        const keys = items.map(({ key }) => key)
        expect(new Set(keys).size).toBe(keys.length)
        const places = items.map((item) => ('place' in item ? item.place : Infinity))
        expect(places).toEqual(places.toSorted((one, other) => one - other))
      }),
      { numRuns: 500 },
    )
  })

  it('state at any place plus the events after it is a fresh fetch', () => {
    for (let at = 0; at <= log.length; at += 1) {
      const stale = play([{ type: 'loaded', events: log.slice(0, at) }])
      expect(play(log.slice(at).map(received), stale)).toEqual(fresh)
    }
  })
})
