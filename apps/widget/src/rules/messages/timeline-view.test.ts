import { describe, expect, it } from 'vitest'
import type { TimelineItem } from '@foyer/core/messages/item.ts'
import { messageEvent, ownEvent } from '@foyer/core/messages/timeline-samples.ts'
import { emptyTimeline, timeline } from '@foyer/core/messages/timeline.ts'
import { isSameGroup, lastForeignSeq, oldestAt, startsDay, timelineItems } from './timeline-view.ts'

const settled = timeline(emptyTimeline, {
  type: 'loaded',
  events: [messageEvent(1), messageEvent(2), ownEvent(3, 'm3'), messageEvent(4, { at: 9e12 })],
})
const items = timelineItems(settled)

function at(index: number): TimelineItem | undefined {
  return items[index]
}

describe('timeline view', () => {
  it('gives the settled list itself when nothing is pending: no copy per render', () => {
    expect(items).toBe(settled.settled)
  })

  it('groups one writer within five minutes', () => {
    expect(isSameGroup(at(0), at(1))).toBe(true)
    expect(isSameGroup(at(1), at(2))).toBe(false)
    expect(isSameGroup(at(0), at(3))).toBe(false)
    expect(isSameGroup(undefined, at(0))).toBe(false)
  })

  it('groups what is on its way with what the visitor wrote before', () => {
    const own = timeline(settled, { type: 'loaded', events: [ownEvent(5, 'm5')] })
    const last = timelineItems(own).at(-1)
    const local: TimelineItem = {
      type: 'local',
      key: 'm6',
      at: (last?.at ?? 0) + 1000,
      local: { id: 'm6', content: { kind: 'text', text: '' }, at: 0, status: 'loading' },
    }
    expect(isSameGroup(last, local)).toBe(true)
  })

  it("a day begins where the reader's calendar says so", () => {
    const dayOf = (time: number): string => String(time > 8e12)
    const [first, , third, fourth] = items
    if (!first || !third || !fourth) throw new Error('samples missing')
    expect(startsDay(undefined, first, dayOf)).toBe(true)
    expect(startsDay(first, third, dayOf)).toBe(false)
    expect(startsDay(third, fourth, dayOf)).toBe(true)
  })

  it('T-08 history is asked for before the oldest message that is here', () => {
    expect(oldestAt(settled)).toBe(items[0]?.at)
    expect(oldestAt(emptyTimeline)).toBe(0)
  })

  it('what others wrote last is what can be read', () => {
    expect(lastForeignSeq(settled)).toBe(4)
    expect(lastForeignSeq(timeline(emptyTimeline, { type: 'received', event: ownEvent(1, 'm') }))).toBe(0)
  })
})
