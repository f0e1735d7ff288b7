import { eventExamples } from '@foyer/contract/events/event.ts'
import { threadSummaryExample } from '@foyer/contract/desk/inbox/thread-summary.ts'
import { describe, expect, it } from 'vitest'
import { toLogEvents } from '../thread/log-event.ts'
import { rowAfter } from './row-after.ts'
import { toRow } from './thread-row.ts'

const row = {
  ...toRow(threadSummaryExample),
  status: 'withAgent' as const,
  adminId: '7',
  unread: 2,
  lastSeq: 11,
}

function after(wire: object) {
  const [event] = toLogEvents([wire])
  return event ? rowAfter(row, event) : undefined
}

describe('the row of an own thread after a live entry', () => {
  it('shows a message of the visitor as unread', () => {
    const next = after({ ...eventExamples.message, senderType: 1, msgContent: 'Hello?' })
    expect(next).toMatchObject({ lastText: 'Hello?', lastSeq: 12, unread: 3 })
  })

  it('counts an answer of the agent as having read what it answers', () => {
    expect(after(eventExamples.message)).toMatchObject({ unread: 0 })
  })

  it('names the kind of a message that is no text', () => {
    const picture = { ...eventExamples.message, msgType: 2, msgContent: '/files/a.webp' }
    expect(after(picture)).toMatchObject({ lastText: '', lastMsgType: 2 })
  })

  it("takes neither the system's lines nor a filled-in form for news", () => {
    const rated = { ...eventExamples.message, senderType: 4, msgContent: 'system.rated' }
    expect(after(rated)).toMatchObject({ lastText: row.lastText, unread: 2, lastSeq: 12 })
    const filled = { ...eventExamples.message, senderType: 1, msgType: 10, msgContent: '[]', docNode: '[]' }
    expect(after(filled)).toMatchObject({ lastText: row.lastText, unread: 2, lastSeq: 12 })
  })

  it('ends with the session', () => {
    expect(after({ ...eventExamples.closed, seq: 12 })).toMatchObject({ status: 'ended', adminId: '' })
  })

  it('stays as it is after a gap and for what it knows: both must not be counted', () => {
    expect(after({ ...eventExamples.message, seq: 13 })).toBe(row)
    expect(after({ ...eventExamples.message, seq: 11 })).toBe(row)
  })
})
