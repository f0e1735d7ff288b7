import { sql } from 'kysely'
import type { Entry } from '@foyer/core/log/entry.ts'
import type { Db } from '../platform/db/pool.ts'
import { firstEventKind, toEntry } from './rows.ts'
import type { ThreadRef } from './thread-ref.ts'

export type Page = { entries: Entry[]; more: boolean }
type Range = { threadKey: string; limit: number }

/** All readers read the log here; catching up after a second and after a week is the same read. */
export function createLogReader(db: Db) {
  function entriesOf(ref: ThreadRef) {
    return db
      .selectFrom('entries as e')
      .leftJoin('agents as a', (join) =>
        join.onRef('a.tenant_id', '=', 'e.tenant_id').onRef('a.id', '=', 'e.agent_id'),
      )
      .select(['e.seq', 'e.at', 'e.agent_id', 'e.kind', 'e.sender', 'e.flags', 'e.client_id', 'e.content'])
      .select(['e.extra', 'a.nick', 'a.face'])
      .where('e.tenant_id', '=', ref.tenantId)
      .where('e.thread_id', '=', ref.threadId)
  }

  return {
    /** Oldest first, everything after a place in the log, up to `untilSeq`. */
    async after(ref: ThreadRef, seq: number, range: Range & { untilSeq?: number }): Promise<Page> {
      let query = entriesOf(ref).where('e.seq', '>', seq)
      if (range.untilSeq !== undefined) query = query.where('e.seq', '<=', range.untilSeq)
      const rows = await query
        .orderBy('e.seq')
        .limit(range.limit + 1)
        .execute()
      return page(rows.slice(0, range.limit), rows.length > range.limit, range.threadKey)
    },

    /** The page that ends before a place in the log, oldest first. */
    async before(ref: ThreadRef, seq: number, range: Range): Promise<Page> {
      const rows = await entriesOf(ref)
        .where('e.seq', '<', seq)
        .orderBy('e.seq', 'desc')
        .limit(range.limit + 1)
        .execute()
      return page(rows.slice(0, range.limit).toReversed(), rows.length > range.limit, range.threadKey)
    },

    /** The same, of messages only: what somebody wrote, not what else happened. */
    async messagesBefore(ref: ThreadRef, seq: number, range: Range): Promise<Page> {
      const rows = await entriesOf(ref)
        .where('e.seq', '<', seq)
        .where('e.kind', '<', firstEventKind)
        .orderBy('e.seq', 'desc')
        .limit(range.limit + 1)
        .execute()
      return page(rows.slice(0, range.limit).toReversed(), rows.length > range.limit, range.threadKey)
    },

    async one(ref: ThreadRef, seq: number, threadKey: string): Promise<Entry | undefined> {
      const row = await entriesOf(ref).where('e.seq', '=', seq).executeTakeFirst()
      return row && toEntry(row, threadKey)
    },

    /** Where and when the entry with a client id was written. The index is one of hashes (docs/decisions). */
    async placeOfClientId(
      ref: ThreadRef,
      clientId: string,
    ): Promise<{ seq: number; at: number } | undefined> {
      return entriesOf(ref)
        .where(sql<boolean>`hashtextextended(e.client_id, 0) = hashtextextended(${clientId}, 0)`)
        .where('e.client_id', '=', clientId)
        .executeTakeFirst()
    },
  }
}

export type LogReader = ReturnType<typeof createLogReader>

function page(rows: Parameters<typeof toEntry>[0][], more: boolean, threadKey: string): Page {
  return { entries: rows.map((row) => toEntry(row, threadKey)), more }
}
