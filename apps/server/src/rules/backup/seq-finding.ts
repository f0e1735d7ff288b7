/** The log of one thread, as a restored database holds it. */
export type RestoredLog = {
  /** The last number that the thread's row has given out. */
  lastSeq: number
  isOpen: boolean
  sessionFirstSeq: number
  /** Of the entries that are there; null without any. */
  firstKept: number | null
  lastKept: number | null
  count: number
}

/**
 * What is wrong with the numbers of a log that lacks an entry of a session which is kept, or undefined. Retention may have
 * removed entries from the beginning, but never those of an open session.
 */
export function seqFinding(log: RestoredLog): string | undefined {
  const { lastSeq, isOpen, sessionFirstSeq, firstKept, lastKept, count } = log
  if (firstKept === null || lastKept === null)
    return isOpen && lastSeq > 0 ? `has no entries, expected ${sessionFirstSeq} to ${lastSeq}` : undefined
  if (lastKept !== lastSeq) return `ends at ${lastKept}, expected ${lastSeq}`
  if (isOpen && firstKept > sessionFirstSeq)
    return `begins at ${firstKept}, but its open session begins at ${sessionFirstSeq}`
  const missing = lastKept - firstKept + 1 - count
  return missing === 0 ? undefined : `lacks ${missing} of the entries ${firstKept} to ${lastKept}`
}
