import type { EventOf, ServerEvent } from '@foyer/contract/events/server-event.ts'
import { describe, expect, it } from 'vitest'
import { latestCall } from './latest-call.ts'
import { messageEvent } from '@foyer/core/messages/timeline-samples.ts'
import { emptyTimeline, timeline } from '@foyer/core/messages/timeline.ts'

const began: EventOf<'call'> = {
  kind: 'call',
  seq: 2,
  at: 2,
  callId: 'c1',
  media: 'video',
  startedBy: 'agent',
}
const ended: EventOf<'call'> = { ...began, seq: 4, at: 4, ended: { reason: 'hungUp', seconds: 7 } }

function after(...events: ServerEvent[]) {
  return timeline(emptyTimeline, { type: 'loaded', events })
}

describe('T-19 1207 calls in the conversation', () => {
  it('each beginning and each end is a line at its place', () => {
    const { settled } = after(ended, messageEvent(3), began, messageEvent(1), began)
    expect(settled.map(({ type, place }) => `${type} ${place}`)).toEqual([
      'message 1',
      'note 2',
      'message 3',
      'note 4',
    ])
  })

  it('the last word about a call is found behind all that was said since', () => {
    expect(latestCall(after(messageEvent(1)))).toBeUndefined()
    expect(latestCall(after(began, messageEvent(3)))).toEqual(began)
    expect(latestCall(after(ended, began, messageEvent(5)))).toEqual(ended)
    const again = { ...began, seq: 6, callId: 'c2' }
    expect(latestCall(after(began, ended, again))?.ended).toBeUndefined()
  })

  it('the same state gives the same answer, so that nobody rings twice for it', () => {
    const state = after(began)
    expect(latestCall(state)).toBe(latestCall(timeline(state, { type: 'received', event: messageEvent(5) })))
  })
})
