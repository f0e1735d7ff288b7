import { threadSummaryExample } from '@foyer/contract/desk/inbox.ts'
import { describe, expect, it } from 'vitest'
import { applyLists, wantList } from './apply-lists.ts'
import { applyCounts, applyRow, countOf, emptyInbox, isFull, listOf, rowOf, type Inbox } from './inbox.ts'
import { listNameOf, placeOf } from './list-order.ts'
import { needsMe, ownToAnswer } from '../../live/needs-me.ts'
import { newerRow, toRow, type ThreadRow } from './thread-row.ts'

const me = '7'
const waiting = toRow(threadSummaryExample)
const mine: ThreadRow = { ...waiting, status: 'withAgent', adminId: me, adminNick: 'Ana', lastSeq: 12 }

/** A reading of both lists from end to end. */
function read(inbox: Inbox, rows: readonly ThreadRow[], askedAt: number): Inbox {
  const readings = (['waiting', 'mine'] as const).map((list) => ({
    list,
    from: undefined,
    rows: rows.filter((row) => listNameOf(row, me) === list),
    through: 'end' as const,
  }))
  return applyLists(inbox, readings, { askedAt, me })
}

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
    const inbox = applyRow(read(emptyInbox, [waiting], 0), mine)
    expect(ids(listOf(inbox, 'waiting', me))).toEqual([])
    expect(ids(listOf(inbox, 'mine', me))).toEqual([mine.threadId])
  })

  it('a thread that comes back to a list is no longer remembered as one that left', () => {
    const gone = applyRow(read(emptyInbox, [waiting], 0), { ...mine, status: 'noAgent', lastSeq: 13 })
    expect([...gone.former.keys()]).toEqual([waiting.threadId])
    const again: ThreadRow = { ...waiting, lastSeq: 14 }
    expect(applyRow(gone, again).former.size).toBe(0)
    expect(read(gone, [again], gone.clock).former.size).toBe(0)
  })

  it('a thread that a colleague took leaves both', () => {
    const inbox = applyRow(read(emptyInbox, [waiting], 0), { ...mine, adminId: '8' })
    expect([...listOf(inbox, 'waiting', me), ...listOf(inbox, 'mine', me)]).toEqual([])
  })

  it('who is next stands first; of one’s own who has waited longest, then the latest activity', () => {
    const row = (threadId: string, change: Partial<ThreadRow>) => ({ ...waiting, threadId, ...change })
    const inbox = read(
      emptyInbox,
      [
        row('late', { queueTicket: 20 }),
        row('early', { queueTicket: 10 }),
        row('quiet', { ...mine, threadId: 'quiet', lastTime: 5, waitingSince: 0 }),
        row('fresh', { ...mine, threadId: 'fresh', lastTime: 9, waitingSince: 0 }),
        row('asked', { ...mine, threadId: 'asked', lastTime: 8, waitingSince: 7 }),
        row('longest', { ...mine, threadId: 'longest', lastTime: 6, waitingSince: 4 }),
      ],
      0,
    )
    expect(ids(listOf(inbox, 'waiting', me))).toEqual(['early', 'late'])
    expect(ids(listOf(inbox, 'mine', me))).toEqual(['longest', 'asked', 'fresh', 'quiet'])
  })

  it('what arrived after the lists were asked for outlives their answer', () => {
    const askedAt = emptyInbox.clock
    const inbox = read(applyRow(emptyInbox, waiting), [], askedAt)
    expect(ids(listOf(inbox, 'waiting', me))).toEqual([waiting.threadId])
  })

  it('what was known before and is absent is gone, but can still be looked up for the screen', () => {
    const known = applyRow(emptyInbox, waiting)
    const inbox = read(known, [], known.clock)
    expect(listOf(inbox, 'waiting', me)).toEqual([])
    expect(rowOf(inbox, waiting.threadId)).toEqual(waiting)
  })

  it('an answer that was asked for before the lists does not bring a thread back', () => {
    const asked = emptyInbox.clock
    const busy = applyRow(applyRow(emptyInbox, waiting), mine)
    const listed = read(busy, [], busy.clock)
    expect(listOf(applyRow(listed, mine, { askedAt: asked }), 'mine', me)).toEqual([])
  })

  it('of a long list as much is shown as was read, and all of it is counted', () => {
    const rows = [1, 2, 3].map((i) => ({ ...waiting, threadId: `t${i}`, queueTicket: i }))
    const [first, second] = rows
    if (!first || !second) throw new Error('rows')
    const part = {
      list: 'waiting',
      from: undefined,
      rows: [first, second],
      through: placeOf('waiting', second),
    } as const
    const told = {
      ...applyLists(emptyInbox, [part], { askedAt: 0, me }),
      told: { waiting: 3, withAgents: 0 },
    }
    const newcomer = applyRow(told, { ...waiting, threadId: 't9', queueTicket: 9 })
    expect(ids(listOf(newcomer, 'waiting', me))).toEqual(['t1', 't2'])
    expect(countOf(newcomer, 'waiting', me)).toBe(3)
    const rest = {
      list: 'waiting',
      from: placeOf('waiting', second),
      rows: rows.slice(2),
      through: 'end',
    } as const
    const all = applyLists(newcomer, [rest], { askedAt: told.clock, me })
    expect(ids(listOf(all, 'waiting', me))).toEqual(['t1', 't2', 't3', 't9'])
  })

  it('numbers that were asked for before newer ones came count for nothing', () => {
    const asked = applyRow(emptyInbox, waiting)
    const told = applyCounts(asked, { waiting: 5, withAgents: 2 })
    const late = applyCounts(told, { waiting: 4, withAgents: 9 }, asked.clock)
    expect(late.told).toEqual({ waiting: 5, withAgents: 2 })
    const newer = applyCounts(late, { waiting: 6, withAgents: 2 }, late.clock)
    expect(newer.told).toEqual({ waiting: 6, withAgents: 2 })
  })

  it('a conversation that ended stands in its list only while that is looked at', () => {
    const ended: ThreadRow = { ...mine, status: 'ended', adminId: '', lastSeq: 13 }
    const unseen = applyRow(read(emptyInbox, [mine], 0), ended)
    expect(unseen.rows.size).toBe(0)
    expect(rowOf(unseen, ended.threadId)).toEqual(ended)
    const seen = applyRow(wantList(read(emptyInbox, [mine], 0), 'closed'), ended)
    expect(seen.rows.size).toBe(1)
  })

  it('the others’ are not counted before one’s own are known', () => {
    const told = { ...emptyInbox, told: { waiting: 0, withAgents: 5 } }
    expect(countOf(told, 'team', me)).toBeUndefined()
    expect(countOf(read(told, [mine], 0), 'team', me)).toBe(4)
  })

  it('what only ever had the robot is no conversation of anybody', () => {
    const looking = wantList(read(emptyInbox, [], 0), 'closed')
    const ended: ThreadRow = { ...mine, status: 'ended', adminId: '', reachedPeople: false }
    expect(applyRow(looking, ended).rows.size).toBe(0)
  })

  it('who is sent back to the queue is next, however short the wait is', () => {
    const patient = { ...waiting, threadId: 'patient', queueTicket: 8, startTime: 1 }
    const back = { ...waiting, threadId: 'back', queueTicket: 3, startTime: 9 }
    expect(ids(listOf(read(emptyInbox, [patient, back], 0), 'waiting', me))).toEqual(['back', 'patient'])
  })
})

describe('what needs this agent', () => {
  const state = (
    rows: readonly ThreadRow[],
    counts?: { waiting: number; withAgents: number; limit?: number },
  ) => {
    const inbox = read(emptyInbox, rows, 0)
    return { inbox: counts ? applyCounts(inbox, counts) : inbox, me }
  }
  const row = (threadId: string, change: Partial<ThreadRow>) => ({ ...mine, threadId, ...change })

  it('is the queue, and own conversations with a visitor who waits or with something unread', () => {
    const rows = [
      { ...waiting, threadId: 'queued' },
      row('asked', { unread: 0, waitingSince: 5 }),
      row('noted', { unread: 1, waitingSince: 0 }),
      row('answered', { unread: 0, waitingSince: 0 }),
    ]
    expect(ownToAnswer(state(rows))).toBe(2)
    expect(needsMe(state(rows))).toBe(3)
    expect(needsMe(state([row('theirs', { adminId: '8' })]))).toBe(0)
  })

  it('is no more than the agent may have at once, as far as the limit is known', () => {
    const counts = { waiting: 0, withAgents: 2 }
    expect(isFull(state([row('a', {}), row('b', {})], counts).inbox, me)).toBe(false)
    const told = state([row('a', {}), row('b', {})], { ...counts, limit: 2 }).inbox
    expect(isFull(told, me)).toBe(true)
    // The stream counts without naming the limit again.
    expect(isFull(applyCounts(told, counts), me)).toBe(true)
    expect(isFull(state([row('a', {})], { ...counts, limit: 2 }).inbox, me)).toBe(false)
  })
})
