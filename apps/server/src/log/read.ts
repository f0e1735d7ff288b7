import { sql } from 'kysely'
import type { Entry } from '@foyer/core/log/entry.ts'
import { maxInt4 } from '@foyer/contract/wire.ts'
import type { Db, Pool } from '../platform/db/pool.ts'
import { firstEventKind, serverIdBit, toEntry, type EntryRow } from './rows.ts'
import type { ThreadRef } from './thread-ref.ts'

/** Prepared: after an outage every stream begins with it. */
const afterSql = `
select e.seq, e.at, e.agent_id, e.kind, e.sender, e.flags, e.client_id, e.content, e.extra, a.nick, a.face
from entries e left join agents a on a.tenant_id = e.tenant_id and a.id = e.agent_id
where e.tenant_id = $1 and e.thread_id = $2 and e.seq > $3 and e.seq <= $4
order by e.seq limit $5`

export type Page = { entries: Entry[]; more: boolean }
type Range = { threadKey: string; limit: number }

/** All readers read the log here; catching up after a second and after a week is the same read. */
export function createLogReader(db: Db, pool: Pool) {
  return {
    /** Oldest first, everything after a place in the log, up to `untilSeq`. */
    async after(
      { tenantId, threadId }: ThreadRef,
      seq: number,
      { threadKey, limit, untilSeq = maxInt4 }: Range & { untilSeq?: number },
    ): Promise<Page> {
      const values = [tenantId, threadId, seq, untilSeq, limit + 1]
      const { rows } = await pool.query<EntryRow>({ name: 'entries-after', text: afterSql, values })
      return page(rows.slice(0, limit), rows.length > limit, threadKey)
    },

    /** The page that ends before a place in the log, oldest first. */
    async before(ref: ThreadRef, seq: number, range: Range): Promise<Page> {
      const rows = await entriesOf(db, ref)
        .where('e.seq', '<', seq)
        .orderBy('e.seq', 'desc')
        .limit(range.limit + 1)
        .execute()
      return page(rows.slice(0, range.limit).toReversed(), rows.length > range.limit, range.threadKey)
    },

    /** The same, of messages only: what somebody wrote, not what else happened. */
    async messagesBefore(ref: ThreadRef, seq: number, range: Range): Promise<Page> {
      const rows = await entriesOf(db, ref)
        .where('e.seq', '<', seq)
        .where('e.kind', '<', firstEventKind)
        .orderBy('e.seq', 'desc')
        .limit(range.limit + 1)
        .execute()
      return page(rows.slice(0, range.limit).toReversed(), rows.length > range.limit, range.threadKey)
    },

    one(ref: ThreadRef, seq: number, threadKey: string): Promise<Entry | undefined> {
      return entryAt(db, ref, seq, threadKey)
    },

    /** Position and time of the server's entry with this id. The index holds hashes (docs/decisions). */
    async placeOfServerId(
      ref: ThreadRef,
      serverId: string,
    ): Promise<{ seq: number; at: number } | undefined> {
      const key = sql`entry_key(${serverId}, ${serverIdBit}::smallint)`
      return entriesOf(db, ref)
        .where(sql<boolean>`entry_key(e.client_id, e.flags) = ${key}`)
        .where('e.client_id', '=', serverId)
        .executeTakeFirst()
    },
  }
}

/** One entry, also inside a transaction. */
export async function entryAt(
  db: Db,
  ref: ThreadRef,
  seq: number,
  threadKey: string,
): Promise<Entry | undefined> {
  const row = await entriesOf(db, ref).where('e.seq', '=', seq).executeTakeFirst()
  return row && toEntry(row, threadKey)
}

function entriesOf(db: Db, ref: ThreadRef) {
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

export type LogReader = ReturnType<typeof createLogReader>

function page(rows: Parameters<typeof toEntry>[0][], more: boolean, threadKey: string): Page {
  return { entries: rows.map((row) => toEntry(row, threadKey)), more }
}
