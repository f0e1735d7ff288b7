import { nameOf, sessionStatuses, type SessionStatus } from '@foyer/contract/codes.ts'
import type { ThreadSummary } from '@foyer/contract/desk/inbox.ts'

/** A row of an inbox list, past the wire: the status has its name. */
export type ThreadRow = Omit<ThreadSummary, 'status'> & { status: SessionStatus }

export function toRow(summary: ThreadSummary): ThreadRow {
  return { ...summary, status: nameOf(sessionStatuses, summary.status) ?? 'ended' }
}

/**
 * The newer of two states of one thread. Every change of a thread is an entry of its log, so the higher
 * `lastSeq` is the newer one, whichever road it came by. Opening a thread writes no entry and can only lower
 * `unread`: at the same place in the log the lower number is the later one.
 */
export function newerRow(known: ThreadRow | undefined, incoming: ThreadRow): ThreadRow {
  if (!known || incoming.lastSeq > known.lastSeq) return incoming
  if (incoming.lastSeq < known.lastSeq) return known
  return incoming.unread <= known.unread ? incoming : { ...incoming, unread: known.unread }
}
