import { threadSummaryExample } from '@foyer/contract/desk/inbox/thread-summary.ts'
import { describe, expect, it } from 'vitest'
import { applyLists, applyRow, emptyInbox, listOf, rowOf } from './inbox.ts'
import { newerRow, toRow, type ThreadRow } from './thread-row.ts'

const me = '7'
const waiting = toRow(threadSummaryExample)
const mine: ThreadRow = { ...waiting, status: 'withAgent', adminId: me, adminNick: 'Ana', lastSeq: 12 }
const ids = (rows: readonly ThreadRow[]) => rows.map((row) => row.threadId)

describe('two states of one thread', () => {
  it('the one further in the log is the newer, whichever came last', () => {
    expect(newerRow(mine, waiting)).toBe(mine)
    expect(newerRow(waiting, mine)).toBe(mine)
  })

  it('at the same place, having been read once is not undone by an older count', () => {
    const read = { ...mine, unread: 0 }
    expect(newerRow(read, { ...mine, unread: 3 }).unread).toBe(0)
    expect(newerRow({ ...mine, unread: 3 }, read).unread).toBe(0)
  })
})

describe('the lists', () => {
  it('a taken thread moves from waiting to mine and never stands in both', () => {
    const inbox = applyRow(applyLists(emptyInbox, [waiting], 0), mine)
    expect(ids(listOf(inbox, 'waiting', me))).toEqual([])
    expect(ids(listOf(inbox, 'mine', me))).toEqual([mine.threadId])
  })

  it('a thread that a colleague took leaves both', () => {
    const inbox = applyRow(applyLists(emptyInbox, [waiting], 0), { ...mine, adminId: '8' })
    expect([...listOf(inbox, 'waiting', me), ...listOf(inbox, 'mine', me)]).toEqual([])
  })

  it('the longest waiting stands first, and the latest news of one’s own', () => {
    const row = (threadId: string, change: Partial<ThreadRow>) => ({ ...waiting, threadId, ...change })
    const inbox = applyLists(
      emptyInbox,
      [
        row('late', { startTime: 20 }),
        row('early', { startTime: 10 }),
        row('quiet', { ...mine, threadId: 'quiet', lastTime: 5 }),
        row('fresh', { ...mine, threadId: 'fresh', lastTime: 9 }),
      ],
      0,
    )
    expect(ids(listOf(inbox, 'waiting', me))).toEqual(['early', 'late'])
    expect(ids(listOf(inbox, 'mine', me))).toEqual(['fresh', 'quiet'])
  })

  it('what arrived after the lists were asked for outlives their answer', () => {
    const askedAt = emptyInbox.clock
    const inbox = applyLists(applyRow(emptyInbox, waiting), [], askedAt)
    expect(ids(listOf(inbox, 'waiting', me))).toEqual([waiting.threadId])
  })

  it('what was known before and is absent is gone, but can still be looked up for the screen', () => {
    const known = applyRow(emptyInbox, waiting)
    const inbox = applyLists(known, [], known.clock)
    expect(listOf(inbox, 'waiting', me)).toEqual([])
    expect(rowOf(inbox, waiting.threadId)).toEqual(waiting)
  })

  it('an answer that was asked for before the lists does not bring a thread back', () => {
    const asked = emptyInbox.clock
    const busy = applyRow(applyRow(emptyInbox, waiting), mine)
    const listed = applyLists(busy, [], busy.clock)
    expect(listOf(applyRow(listed, mine, asked), 'mine', me)).toEqual([])
  })
})
