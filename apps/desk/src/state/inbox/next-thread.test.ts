import { threadSummaryExample } from '@foyer/contract/desk/inbox.ts'
import { expect, it } from 'vitest'
import { emptyInbox, type Inbox } from './inbox.ts'
import { nextUnread, nextWaiting } from './next-thread.ts'
import { toRow, type ThreadRow } from './thread-row.ts'

const me = '7'
const waiting = toRow(threadSummaryExample)
const waits = (threadId: string, queueTicket: number): ThreadRow => ({ ...waiting, threadId, queueTicket })
const own = (threadId: string, unread: number, waitingSince: number, lastTime = 50): ThreadRow => ({
  ...waiting,
  threadId,
  unread,
  waitingSince,
  lastTime,
  status: 'withAgent',
  adminId: me,
})

function inboxOf(...rows: readonly ThreadRow[]): Inbox {
  const read = { isWanted: true, through: 'end' } as const
  return {
    ...emptyInbox,
    rows: new Map(rows.map((row) => [row.threadId, row])),
    lists: { ...emptyInbox.lists, waiting: read, mine: read },
  }
}

it('who is next in the queue is opened, then the one after', () => {
  const inbox = inboxOf(waits('b', 20), waits('a', 10), own('mine', 1, 5))
  expect(nextWaiting(inbox, me, undefined)?.threadId).toBe('a')
  expect(nextWaiting(inbox, me, 'mine')?.threadId).toBe('a')
  expect(nextWaiting(inbox, me, 'a')?.threadId).toBe('b')
  expect(nextWaiting(inbox, me, 'b')?.threadId).toBe('a')
})

it('there is no next one when nobody else waits', () => {
  expect(nextWaiting(inboxOf(waits('a', 10)), me, 'a')).toBeUndefined()
  expect(nextWaiting(inboxOf(), me, undefined)).toBeUndefined()
})

it('of the unread, the one that has waited longest comes first, and never the one on screen', () => {
  // Whoever has waited longest may have written last; a note in a conversation that awaits nothing comes after them.
  const rows = [own('noted', 1, 0, 1), own('late', 1, 9, 10), own('early', 2, 5, 99), own('read', 0, 1)]
  const inbox = inboxOf(...rows, waits('w', 1))
  expect(nextUnread(inbox, me, undefined)?.threadId).toBe('early')
  expect(nextUnread(inbox, me, 'early')?.threadId).toBe('late')
  expect(nextUnread(inboxOf(...rows.slice(0, 2)), me, 'late')?.threadId).toBe('noted')
  expect(nextUnread(inboxOf(own('read', 0, 1)), me, undefined)).toBeUndefined()
})
