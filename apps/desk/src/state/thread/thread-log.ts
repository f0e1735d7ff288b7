import { inOrder, newIn, placeOf, type Placed, type Stretch } from '@foyer/client/events/log-follower.ts'

/**
 * The part of a thread's log that this desk has read: everything from `from` to `through`. Entries hidden
 * from agents leave gaps in `seq`, so the range that was read defines completeness, not consecutive numbers.
 */
export type ThreadLog<E extends Placed> = Stretch<E> & {
  /** Older entries exist on the server. */
  hasEarlier: boolean
}

/** A request for a part of the log. `head` is the last known `seq` at the time of the request. */
export type LogRequest = { lastSeq?: number | undefined; head: number }

type Page<E> = { events: readonly E[]; more: boolean }

/** A live entry: the next one is appended. An old one is here already, and one that leaves a gap must be read. */
export function applyEvent<E extends Placed>(log: ThreadLog<E>, event: E): ThreadLog<E> {
  if (placeOf(event.seq, log.through) !== 'next') return log
  return { ...log, events: [...log.events, event], through: event.seq }
}

/**
 * An answer of the server as the stretch of the log that it covers. It holds all that existed when it was asked
 * for, so a place up to the head of that time that is missing from it does not exist for agents.
 */
export function stretchOf<E extends Placed>(page: Page<E>, request: LogRequest): ThreadLog<E> {
  const events = inOrder(page.events, seqOf)
  const last = events.at(-1)?.seq ?? 0
  if (request.lastSeq === undefined) {
    // The newest page: `more` says that there is something before it.
    const through = Math.max(last, request.head)
    return { events, from: page.more ? (events[0]?.seq ?? through) : 1, through, hasEarlier: page.more }
  }
  const through = page.more ? last : Math.max(last, request.head, request.lastSeq)
  return { events, from: request.lastSeq + 1, through, hasEarlier: true }
}

/** Adds what a stretch knows beyond the end of the log. One that leaves a gap does not join on. */
export function joinLater<E extends Placed>(log: ThreadLog<E>, later: ThreadLog<E>): ThreadLog<E> {
  const added = newIn(later, log.through, seqOf)
  if (!added || added.through === log.through) return log
  return { ...log, events: [...log.events, ...added.events], through: added.through }
}

/** The page before `beforeSeq`. */
export function applyEarlier<E extends Placed>(
  log: ThreadLog<E>,
  page: Page<E>,
  beforeSeq: number,
): ThreadLog<E> {
  // Asked twice, or of a log that was begun anew meanwhile: only a page that joins on is taken.
  if (beforeSeq !== log.from) return log
  const older = inOrder(page.events, seqOf)
  const from = page.more ? (older[0]?.seq ?? log.from) : 1
  return { ...log, events: [...older, ...log.events], from, hasEarlier: page.more }
}

function seqOf({ seq }: Placed): number {
  return seq
}
