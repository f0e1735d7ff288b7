/**
 * What this desk has read of one thread's log: everything from `from` to `through`. Entries that agents are
 * not shown leave holes in `seq`, so completeness is a range that was read, not a run of numbers.
 */
export type ThreadLog<E extends Placed> = {
  events: readonly E[]
  from: number
  through: number
  /** Older entries exist on the server. */
  hasEarlier: boolean
}

export type Placed = { seq: number }

/** What the server is asked for; `head` is how far the log was known to reach when it was asked. */
export type LogRequest = { lastSeq?: number | undefined; head: number }

type Page<E> = { events: readonly E[]; more: boolean }

/** A live entry: the next one is appended. An old one is here already, and one that leaves a gap must be read. */
export function applyEvent<E extends Placed>(log: ThreadLog<E>, event: E): ThreadLog<E> {
  if (event.seq !== log.through + 1) return log
  return { ...log, events: [...log.events, event], through: event.seq }
}

/**
 * An answer of the server as the stretch of the log that it covers. It holds all that existed when it was asked
 * for, so a place up to the head of that time that is missing from it does not exist for agents.
 */
export function stretchOf<E extends Placed>(page: Page<E>, request: LogRequest): ThreadLog<E> {
  const events = sorted(page.events)
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
  if (later.from > log.through + 1 || later.through <= log.through) return log
  const fresh = later.events.filter((event) => event.seq > log.through)
  return { ...log, events: [...log.events, ...fresh], through: later.through }
}

/** The page before `beforeSeq`. */
export function applyEarlier<E extends Placed>(
  log: ThreadLog<E>,
  page: Page<E>,
  beforeSeq: number,
): ThreadLog<E> {
  // Asked twice, or of a log that was begun anew meanwhile: only a page that joins on is taken.
  if (beforeSeq !== log.from) return log
  const older = sorted(page.events)
  const from = page.more ? (older[0]?.seq ?? log.from) : 1
  return { ...log, events: [...older, ...log.events], from, hasEarlier: page.more }
}

function sorted<E extends Placed>(events: readonly E[]): E[] {
  return events.toSorted((a, b) => a.seq - b.seq)
}
