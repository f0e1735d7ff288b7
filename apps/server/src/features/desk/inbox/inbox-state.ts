import type { Viewer } from '@foyer/core/identity/sight.ts'
import { seesThread, type SeenRow } from '../sight-condition.ts'
import { firstPlace, isWaiting, type Hands, type Place } from './listed-threads.ts'
import type { Summary } from './summaries.ts'

export type OpenCounts = { waiting: number; withAgents: number }
export type ToldThread = { id: number; summary: Summary; seen: SeenRow; before: SeenRow | undefined }
export type InboxListener = {
  viewer: Viewer
  /** `before`: what decided who saw it when desks were last told; undefined when it was in no list. */
  onThread: (thread: ToldThread) => void
  onCounts: (counts: OpenCounts) => void
}

/** A thread of a list, as the last walk saw it and as desks were last told. */
type Known = { hands: string; seen: SeenRow; walk: number; told: string | undefined }

export type Inbox = {
  tenantId: number
  /** With the counts that each was last told. */
  listeners: Map<InboxListener, OpenCounts>
  /** While the lists are read for the first time. */
  loading: Promise<void> | undefined
  known: Map<number, Known>
  /** Threads that left the lists lately, as desks were last told. */
  left: Map<number, Pick<Hands, 'owned_since'>>
  leftAt: number
  /** The number of the walk under way, and how far it has come. */
  walk: number
  after: Place
  /** Of the last walk. */
  tally: Tally
  /** Threads to be told of, and the work that does it. */
  pending: Set<number>
  telling: Promise<void> | undefined
  /** Which of the inboxes was swept longest ago. */
  turn: number
}

export function newInbox(tenantId: number, now: number): Inbox {
  return {
    tenantId,
    listeners: new Map(),
    loading: undefined,
    known: new Map(),
    left: new Map(),
    leftAt: now,
    walk: 0,
    after: firstPlace,
    tally: [],
    pending: new Set(),
    telling: undefined,
    turn: 0,
  }
}

/** Takes down a thread of a list; answers whether desks do not know it like this. */
export function see({ known, walk }: Inbox, row: Hands): boolean {
  const hands = handsOf(row)
  const told = known.get(row.id)?.told
  known.set(row.id, { hands, seen: seenOf(row), walk, told })
  return told !== hands
}

/** How many threads there are of each kind that the sight of agents tells apart. */
export type Tally = readonly { seen: SeenRow; count: number }[]

/** Of the walk that is just over. */
export function tallyOf({ known, walk }: Inbox): Tally {
  const kinds = new Map<string, { seen: SeenRow; count: number }>()
  for (const { seen, walk: seenIn } of known.values()) {
    if (seenIn !== walk) continue
    const key = keyOf(seen)
    const kind = kinds.get(key)
    if (kind) kind.count++
    else kinds.set(key, { seen, count: 1 })
  }
  return [...kinds.values()]
}

/** What one agent may count of it. */
export function countsFor(viewer: Viewer, tally: Tally): OpenCounts {
  const counts = { waiting: 0, withAgents: 0 }
  for (const { seen, count } of tally)
    if (seesThread(viewer, seen)) counts[isWaiting(seen) ? 'waiting' : 'withAgents'] += count
  return counts
}

export function seenOf({ owner_kind, owner_id, group_id, last_agent_id, wanted_agent_id }: SeenRow): SeenRow {
  return { owner_kind, owner_id, group_id, last_agent_id, wanted_agent_id }
}

/** Differs whenever the row in a list does, or who sees it. */
export function handsOf(row: Omit<Hands, 'id' | 'is_open'>): string {
  return `${row.owned_since}:${keyOf(row)}`
}

function keyOf({ owner_kind, owner_id, last_agent_id, wanted_agent_id, group_id }: SeenRow): string {
  return `${owner_kind}:${owner_id}:${last_agent_id}:${wanted_agent_id}:${group_id}`
}
