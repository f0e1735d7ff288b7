import type { InboxCounts, InboxList } from '@foyer/contract/desk/inbox.ts'
import { compareRows, isWithin, listNameOf, type Through } from './list-order.ts'
import { relationOf } from './relation.ts'
import { newerRow, type ThreadRow } from './thread-row.ts'

/** `through` is undefined until the list was read: no row is not yet good news. */
export type ListState = { isWanted: boolean; through: Through | undefined }

/**
 * Every thread of the lists that this desk has heard of. The lists are derived from it, so a thread can never stand
 * in two of them, and each shows as much of itself as was read: beyond that there may be more. `clock` counts
 * changes and `changed` says at which count each row last changed: that is how a list that was asked for earlier is
 * told apart from news that overtook it.
 */
export type Inbox = {
  rows: ReadonlyMap<string, ThreadRow>
  changed: ReadonlyMap<string, number>
  clock: number
  /** When the lists that were read last were asked for. */
  listedAt: number
  lists: Readonly<Record<InboxList, ListState>>
  /** How many there are in all, as the server last said. */
  told: Told
  /** At which count of the clock that was. */
  toldAt: number
  /** Last state of threads that are in no list: one of them may still be on screen. */
  former: ReadonlyMap<string, ThreadRow>
}

type Told = Pick<InboxCounts, 'waiting'> & { withAgents: number; limit?: number }

/** More would never be on screen. */
const maxFormer = 200

export const emptyInbox: Inbox = {
  rows: new Map(),
  changed: new Map(),
  clock: 0,
  listedAt: 0,
  lists: {
    waiting: { isWanted: true, through: undefined },
    mine: { isWanted: true, through: undefined },
    team: { isWanted: false, through: undefined },
    closed: { isWanted: false, through: undefined },
  },
  told: { waiting: 0, withAgents: 0 },
  toldAt: 0,
  former: new Map(),
}

/** How many there are now, or were when it was asked: an answer that was overtaken by newer numbers changes nothing. */
export function applyCounts(inbox: Inbox, told: Told, askedAt = inbox.clock + 1): Inbox {
  if (askedAt < inbox.toldAt) return inbox
  // The stream counts, but does not tell this agent's limit.
  return { ...inbox, told: { ...inbox.told, ...told }, toldAt: askedAt, clock: inbox.clock + 1 }
}

export function rowOf(inbox: Inbox, threadId: string): ThreadRow | undefined {
  return inbox.rows.get(threadId) ?? inbox.former.get(threadId)
}

/**
 * News about one thread: a frame of the stream, which is of now, or the answer to a call, which is as old as
 * its question. `keep` names the thread on screen.
 */
export function applyRow(
  inbox: Inbox,
  incoming: ThreadRow,
  { askedAt = inbox.clock + 1, keep }: { askedAt?: number | undefined; keep?: string | undefined } = {},
): Inbox {
  const id = incoming.threadId
  const row = newerRow(rowOf(inbox, id), incoming)
  // Older than a reading of the lists in which the thread was absent.
  const isLate = !inbox.rows.has(id) && askedAt < inbox.listedAt
  if (isLate || !isListable(row, inbox)) return setAside({ ...inbox, clock: inbox.clock + 1 }, [row], keep)
  const changed = new Map(inbox.changed).set(id, Math.max(inbox.changed.get(id) ?? 0, askedAt))
  const rows = new Map(inbox.rows).set(id, row)
  return { ...inbox, rows, changed, former: withoutListed(inbox.former, [row]), clock: inbox.clock + 1 }
}

/** A thread that is in no list keeps its last state for a while. */
export function setAside(inbox: Inbox, rows: readonly ThreadRow[], keep?: string): Inbox {
  if (rows.length === 0) return inbox
  const stays = new Map(inbox.rows)
  const changed = new Map(inbox.changed)
  const former = new Map(inbox.former)
  for (const row of rows) {
    stays.delete(row.threadId)
    changed.delete(row.threadId)
    // Deleting first moves it to the end: a Map keeps the order of insertion.
    former.delete(row.threadId)
    former.set(row.threadId, row)
  }
  for (const id of former.keys()) {
    if (former.size <= maxFormer) break
    if (id !== keep) former.delete(id)
  }
  return { ...inbox, rows: stays, changed, former }
}

/** Nothing stays of a thread that this agent no longer sees. */
export function forget(inbox: Inbox, threadId: string): Inbox {
  const without = <T>(map: ReadonlyMap<string, T>) => new Map([...map].filter(([id]) => id !== threadId))
  const { rows, changed, former } = inbox
  const rest = { rows: without(rows), changed: without(changed), former: without(former) }
  return { ...inbox, ...rest, clock: inbox.clock + 1 }
}

/** A thread that is back in a list is no longer a former one. */
export function withoutListed(former: Inbox['former'], rows: readonly ThreadRow[]): Inbox['former'] {
  if (!rows.some(({ threadId }) => former.has(threadId))) return former
  const listed = new Set(rows.map(({ threadId }) => threadId))
  return new Map([...former].filter(([id]) => !listed.has(id)))
}

/** True for what a list may show now or after it was read further. */
export function isListable(row: ThreadRow, { lists }: Inbox): boolean {
  switch (row.status) {
    case 'queued':
    case 'withAgent':
      return true
    case 'noAgent':
      return false
    case 'ended':
      return lists.closed.isWanted && row.reachedPeople
  }
}

/** Several views ask the same of an inbox, and sorting thousands takes its time. */
const sorted = new WeakMap<Inbox, Map<string, readonly ThreadRow[]>>()

/** The rows of one list, as far as it was read. */
export function listOf(inbox: Inbox, list: InboxList, me: string): readonly ThreadRow[] {
  const known = sorted.get(inbox) ?? new Map<string, readonly ThreadRow[]>()
  const key = `${list} ${me}`
  const rows = known.get(key) ?? sortedList(inbox, list, me)
  sorted.set(inbox, known.set(key, rows))
  return rows
}

function sortedList(inbox: Inbox, list: InboxList, me: string): ThreadRow[] {
  const { through } = inbox.lists[list]
  if (through === undefined) return []
  return [...inbox.rows.values()]
    .filter((row) => listNameOf(row, me) === list && isWithin(list, row, undefined, through))
    .toSorted(compareRows(list))
}

/** How many a list holds: what is read in full is counted, of the rest the server said how many there are. */
export function countOf(inbox: Inbox, list: InboxList, me: string): number | undefined {
  // Nobody has to do anything about them, so nobody counts them.
  if (list === 'closed') return undefined
  const counted = listOf(inbox, list, me).length
  if (list === 'mine' || inbox.lists[list].through === 'end') return counted
  if (list === 'waiting') return Math.max(inbox.told.waiting, counted)
  // Before one's own are known, nobody can say how many are the others'.
  if (inbox.lists.mine.through === undefined) return undefined
  return Math.max(0, inbox.told.withAgents - countOwn(inbox, me))
}

/** True when this agent has as many conversations as they may have. */
export function isFull(inbox: Inbox, me: string): boolean {
  return inbox.told.limit !== undefined && countOwn(inbox, me) >= inbox.told.limit
}

function countOwn({ rows }: Inbox, me: string): number {
  let own = 0
  for (const row of rows.values()) if (relationOf(row, me) === 'mine') own++
  return own
}

/** True when there is somebody to talk to. */
export function hasListed(inbox: Inbox, me: string): boolean {
  return [...inbox.rows.values()].some((row) => ['waiting', 'mine'].includes(relationOf(row, me)))
}
