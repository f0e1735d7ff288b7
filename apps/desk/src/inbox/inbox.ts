import type { InboxList } from '@foyer/contract/desk/inbox/listThreads.ts'
import { relationOf } from './relation.ts'
import { newerRow, type ThreadRow } from './thread-row.ts'

/**
 * Every open thread this desk has heard of. The lists are derived from it, so a thread can never stand in two
 * of them. `clock` counts changes and `changed` says at which count each row last changed: that is how a list
 * that was asked for earlier is told apart from news that overtook it.
 */
export type Inbox = {
  rows: ReadonlyMap<string, ThreadRow>
  changed: ReadonlyMap<string, number>
  clock: number
  /** When the lists that were read last were asked for; undefined until then: no row is not yet good news. */
  listedAt: number | undefined
  /** Last state of threads that left the lists: one of them may still be on screen. */
  former: ReadonlyMap<string, ThreadRow>
}

/** More would never be on screen. */
const maxFormer = 50

export const emptyInbox: Inbox = {
  rows: new Map(),
  changed: new Map(),
  clock: 0,
  listedAt: undefined,
  former: new Map(),
}

export function rowOf(inbox: Inbox, threadId: string): ThreadRow | undefined {
  return inbox.rows.get(threadId) ?? inbox.former.get(threadId)
}

/**
 * News about one thread: a frame of the stream, which is of now, or the answer to a call, which is as old as
 * its question.
 */
export function applyRow(inbox: Inbox, incoming: ThreadRow, askedAt = inbox.clock + 1): Inbox {
  const id = incoming.threadId
  const known = inbox.rows.get(id)
  // Older than a reading of the lists in which the thread was absent.
  if (!known && askedAt < (inbox.listedAt ?? 0)) return inbox
  const rows = new Map(inbox.rows).set(id, newerRow(known, incoming))
  const changed = new Map(inbox.changed).set(id, Math.max(inbox.changed.get(id) ?? 0, askedAt))
  return { ...inbox, rows, changed, clock: inbox.clock + 1 }
}

/**
 * The answer to a reading of all lists that was asked for when the clock stood at `askedAt`. A row that is
 * absent from it has left the lists, unless there was news of it after the question.
 */
export function applyLists(inbox: Inbox, listed: readonly ThreadRow[], askedAt: number): Inbox {
  const stays = [...inbox.rows].filter(([id]) => (inbox.changed.get(id) ?? 0) > askedAt)
  const rows = new Map(stays)
  for (const row of listed) rows.set(row.threadId, newerRow(inbox.rows.get(row.threadId), row))
  const left = [...inbox.rows].filter(([id]) => !rows.has(id))
  return {
    rows,
    changed: new Map([...inbox.changed].filter(([id]) => rows.has(id))),
    clock: inbox.clock + 1,
    listedAt: Math.max(askedAt, inbox.listedAt ?? 0),
    former: new Map([...inbox.former, ...left].slice(-maxFormer)),
  }
}

/** The rows of one list. Waiting: longest waiting first. Own: latest news first, as in any chat. */
export function listOf(inbox: Inbox, list: InboxList, me: string): ThreadRow[] {
  const rows = [...inbox.rows.values()].filter((row) => relationOf(row, me) === list)
  return rows.toSorted(list === 'waiting' ? byStart : byNews)
}

/** True when there is a row in any list. */
export function hasListed(inbox: Inbox, me: string): boolean {
  return [...inbox.rows.values()].some((row) => ['waiting', 'mine'].includes(relationOf(row, me)))
}

function byStart(a: ThreadRow, b: ThreadRow): number {
  return a.startTime - b.startTime || byId(a, b)
}

function byNews(a: ThreadRow, b: ThreadRow): number {
  return b.lastTime - a.lastTime || byId(a, b)
}

function byId(a: ThreadRow, b: ThreadRow): number {
  return a.threadId < b.threadId ? -1 : 1
}
