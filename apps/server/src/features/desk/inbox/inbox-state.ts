import { firstPlace, isWaiting, type Hands, type Place } from './listed-threads.ts'
import type { Summary } from './summaries.ts'

export type OpenCounts = { waiting: number; withAgents: number }
export type InboxListener = {
  onThread: (thread: { id: number; summary: Summary }) => void
  onCounts: (counts: OpenCounts) => void
}

/** A thread of a list, as the last walk saw it and as desks were last told. */
type Known = { hands: string; isWaiting: boolean; walk: number; told: string | undefined }

export type Inbox = {
  tenantId: number
  listeners: Set<InboxListener>
  /** While the lists are read for the first time. */
  loading: Promise<void> | undefined
  known: Map<number, Known>
  /** Threads that left the lists lately, as desks were last told. */
  left: Map<number, Pick<Hands, 'owned_since'>>
  leftAt: number
  /** The number of the walk under way, and how far it has come. */
  walk: number
  after: Place
  /** As they were last told. */
  counts: OpenCounts
  /** Threads to be told of, and the work that does it. */
  pending: Set<number>
  telling: Promise<void> | undefined
  /** Which of the inboxes was swept longest ago. */
  turn: number
}

export function newInbox(tenantId: number, now: number): Inbox {
  return {
    tenantId,
    listeners: new Set(),
    loading: undefined,
    known: new Map(),
    left: new Map(),
    leftAt: now,
    walk: 0,
    after: firstPlace,
    counts: { waiting: 0, withAgents: 0 },
    pending: new Set(),
    telling: undefined,
    turn: 0,
  }
}

/** Takes down a thread of a list; answers whether desks do not know it like this. */
export function see({ known, walk }: Inbox, row: Hands): boolean {
  const hands = handsOf(row)
  const told = known.get(row.id)?.told
  known.set(row.id, { hands, isWaiting: isWaiting(row), walk, told })
  return told !== hands
}

/** Of the walk that is just over. */
export function countsOf({ known, walk }: Inbox): OpenCounts {
  const counts = { waiting: 0, withAgents: 0 }
  for (const thread of known.values())
    if (thread.walk === walk) counts[thread.isWaiting ? 'waiting' : 'withAgents']++
  return counts
}

/** The owner and since when: differs whenever the row in a list does. */
export function handsOf({ owner_kind, owner_id, owned_since }: Omit<Hands, 'id' | 'is_open'>): string {
  return `${owner_kind}:${owner_id}:${owned_since}`
}
