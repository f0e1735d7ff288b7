import { eventExamples } from '@foyer/contract/events/event.ts'
import { threadSummaryExample } from '@foyer/contract/desk/inbox.ts'
import { describe, expect, it } from 'vitest'
import { toLogEvents } from '../thread/log-event.ts'
import { rowAfter } from './row-after.ts'
import { toRow } from './thread-row.ts'

const row = {
  ...toRow(threadSummaryExample),
  status: 'withAgent' as const,
  adminId: '7',
  adminNick: 'Ana',
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

  it("previews neither the system's lines nor a filled-in form; the form is unread", () => {
    const rated = { ...eventExamples.message, senderType: 4, msgContent: 'system.rated' }
    expect(after(rated)).toMatchObject({ lastText: row.lastText, unread: 2, lastSeq: 12 })
    const filled = { ...eventExamples.message, senderType: 1, msgType: 10, msgContent: '[]', docNode: '[]' }
    expect(after(filled)).toMatchObject({ lastText: row.lastText, unread: 3, lastSeq: 12 })
  })

  it("counts a colleague's note as unread, and the owner's own as read", () => {
    const note = { ...eventExamples.message, insideFlag: 1, adminId: '8' }
    expect(after(note)).toMatchObject({ lastText: row.lastText, unread: 3 })
    expect(after({ ...note, adminId: '7' })).toMatchObject({ unread: 0 })
  })

  it('is unread where it was transferred, and not where its agent took it', () => {
    const given = { ...eventExamples.accepted, seq: 12 }
    expect(after({ ...given, how: 'transferred' })).toMatchObject({ unread: 3, status: 'withAgent' })
    expect(after({ ...given, how: 'takenOver' })).toMatchObject({ unread: 2 })
  })

  it('waits since the oldest question, until it is answered', () => {
    const question = { ...eventExamples.message, senderType: 1, msgTime: 1_794_700_000_500 }
    expect(after(question)).toMatchObject({ waitingSince: row.waitingSince })
    expect(after(eventExamples.message)).toMatchObject({ waitingSince: 0 })
    expect(after({ ...eventExamples.message, insideFlag: 1 })).toMatchObject({
      waitingSince: row.waitingSince,
    })
    expect(after({ ...eventExamples.message, sensitiveFlag: 1 })).toMatchObject({
      waitingSince: row.waitingSince,
      unread: 0,
    })
    expect(after({ ...eventExamples.failed, seq: 12, reason: 'requeued' })).toMatchObject({
      waitingSince: row.waitingSince,
    })
    expect(after({ ...eventExamples.failed, seq: 12, reason: 'noAgent' })).toMatchObject({ waitingSince: 0 })
  })

  it('ends with the session', () => {
    expect(after({ ...eventExamples.closed, seq: 12 })).toMatchObject({ status: 'ended', adminId: '' })
  })

  it('stays as it is after a gap and for what it knows: both must not be counted', () => {
    expect(after({ ...eventExamples.message, seq: 13 })).toBe(row)
    expect(after({ ...eventExamples.message, seq: 11 })).toBe(row)
  })
})
