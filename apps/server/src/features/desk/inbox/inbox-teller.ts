import type { Db } from '../../../platform/db/pool.ts'
import { handsOf, seenOf, type Inbox } from './inbox-state.ts'
import { isListed } from './listed-threads.ts'
import { readSummaries, toSummary, type SummaryRow } from './summaries.ts'

/** Rows of a list that are read and told together: after a long absence there may be many. */
const atOnce = 200
/** Notifications beyond this are dropped: the sweep finds their threads. */
const maxPending = 10_000

type Failed = (inbox: Inbox, error: unknown) => void

/**
 * Tells desks the rows of threads, as they are when they are read. One statement per inbox at a time: a desk never
 * gets an older row after a newer one, and many notifications at once cost few statements.
 */
export function createInboxTeller(db: Db, failed: Failed) {
  function tellRow(inbox: Inbox, row: SummaryRow): void {
    const seen = seenOf(row)
    const before = inbox.known.get(row.id)?.seen
    if (isListed(row)) {
      const hands = handsOf(row)
      inbox.known.set(row.id, { hands, seen, walk: inbox.walk, told: hands })
      inbox.left.delete(row.id)
    } else {
      inbox.known.delete(row.id)
      inbox.left.set(row.id, { owned_since: row.owned_since })
    }
    const thread = { id: row.id, summary: toSummary(row), seen, before }
    for (const listener of inbox.listeners.keys()) attempt(inbox, () => listener.onThread(thread))
  }

  /** A row or a desk that fails costs the others nothing, and is tried again when the thread changes. */
  function attempt(inbox: Inbox, work: () => void): void {
    try {
      work()
    } catch (error) {
      failed(inbox, error)
    }
  }

  async function tellPending(inbox: Inbox): Promise<void> {
    while (inbox.pending.size > 0) {
      const ids = [...inbox.pending].slice(0, atOnce)
      for (const id of ids) inbox.pending.delete(id)
      const rows = await readSummaries(db, inbox.tenantId, (all) => all.where('t.id', 'in', ids))
      const found = new Set(rows.map(({ id }) => id))
      for (const id of ids) if (!found.has(id)) inbox.known.delete(id)
      for (const row of rows) attempt(inbox, () => tellRow(inbox, row))
    }
  }

  return async function tell(inbox: Inbox, ids: readonly number[]): Promise<void> {
    for (const id of ids) if (inbox.pending.size < maxPending) inbox.pending.add(id)
    if (inbox.pending.size === 0) return
    inbox.telling ??= tellPending(inbox).finally(() => (inbox.telling = undefined))
    await inbox.telling
  }
}
