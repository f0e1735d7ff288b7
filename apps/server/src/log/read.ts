import { sql } from 'kysely'
import type { Entry } from '@foyer/core/log/entry.ts'
import { maxInt4 } from '@foyer/contract/wire.ts'
import type { Db, Pool } from '../platform/db/pool.ts'
import { isRemovedShelf } from './removed-shelf.ts'
import { firstEventKind, serverIdBit, toEntry, type EntryRow } from './rows.ts'
import { sectionsBefore, sectionsFrom, shelfAt, shelvesOf } from './sections.ts'
import { entriesTable, perShelf } from './shelf-tables.ts'
import { toPlace, type ThreadPlaces } from './thread-places.ts'
import type { ThreadRef } from './thread-ref.ts'

type Part = { within: string; order: 'asc' | 'desc'; isThere?: string }

/** A part of the latest session: $1 and $2 name the thread, $5 is how many entries at most, $6 the shelf. */
const inLatest = (shelf: number, { within, order, isThere = 'true' }: Part): string => `
select t.shelf, t.previous_shelf, t.session_first_seq, e.*
from threads t
left join lateral (
  select e.seq, e.at, e.agent_id, e.kind, e.sender, e.flags, e.client_id, e.content, e.extra, a.nick, a.face
  from ${entriesTable(shelf)} e left join agents a on a.tenant_id = e.tenant_id and a.id = e.agent_id
  where e.tenant_id = t.tenant_id and e.thread_id = t.id and ${within}
  order by e.seq ${order} limit $5
) e on t.shelf = $6::smallint and ${isThere}
where t.tenant_id = $1 and t.id = $2
order by e.seq ${order}`

/** Prepared: after an outage every stream begins with it. It finds nothing if the place that it starts from is not there. */
const after = perShelf('entries-after', (shelf) =>
  inLatest(shelf, {
    within: 'e.seq > $3 and e.seq <= $4',
    order: 'asc',
    isThere: 't.session_first_seq - 1 <= $3',
  }),
)

/** Prepared: every chat and every desk that is opened reads the newest page. */
const before = perShelf('entries-before', (shelf) =>
  inLatest(shelf, { within: 'e.seq >= t.session_first_seq and e.seq < $3 and e.kind < $4', order: 'desc' }),
)

type ThreadColumns = { shelf: number; previous_shelf: number | null; session_first_seq: number }
type LatestRow = ThreadColumns & (EntryRow | { [Column in keyof EntryRow]: null })

export type Page = { entries: Entry[]; more: boolean }
type Range = { threadKey: string; limit: number }

/** Above the kinds of all rows. */
const maxKind = 32_767

/** All readers read the log here; catching up after a second and after a week is the same read. */
export function createLogReader(db: Db, pool: Pool, places: ThreadPlaces) {
  /**
   * What a statement finds in the latest session, and where that begins. Undefined if the session is on another shelf than
   * this node knew, or its shelf is gone: there may be more on others.
   */
  async function inLatestSession(
    ref: ThreadRef,
    statement: typeof after,
    values: readonly number[],
  ): Promise<{ firstSeq: number; rows: EntryRow[] } | undefined> {
    const place = await places.find(ref)
    if (!place) return { firstSeq: 1, rows: [] }
    const { rows } = await pool
      .query<LatestRow>({
        ...statement(place.shelf),
        values: [ref.tenantId, ref.threadId, ...values, place.shelf],
      })
      .catch(async (error: unknown) => {
        if (!isRemovedShelf(error)) throw error
        await places.reload([ref])
        return { rows: undefined }
      })
    if (!rows) return undefined
    const [thread] = rows
    if (!thread) return { firstSeq: 1, rows: [] }
    if (thread.shelf !== place.shelf) {
      places.set(ref, toPlace(thread))
      return undefined
    }
    return { firstSeq: thread.session_first_seq, rows: rows.filter((row) => row.seq !== null) }
  }

  async function afterInSections(
    ref: ThreadRef,
    seq: number,
    { limit, untilSeq }: { limit: number; untilSeq: number },
  ): Promise<EntryRow[]> {
    const found: EntryRow[] = []
    // The place after the largest number is none.
    if (seq >= maxInt4) return found
    for await (const section of sectionsFrom(db, ref, seq + 1)) {
      if (section.fromSeq > untilSeq || found.length > limit) break
      const rows = await entriesOf(db, ref, section.shelf)
        .where('e.seq', '>=', section.fromSeq)
        .where('e.seq', '<=', Math.min(section.untilSeq, untilSeq))
        .orderBy('e.seq')
        .limit(limit + 1 - found.length)
        .execute()
      found.push(...rows)
    }
    return found
  }

  async function pageBefore(
    ref: ThreadRef,
    seq: number,
    { limit, threadKey }: Range,
    beforeKind = maxKind,
  ): Promise<Page> {
    const latest = await inLatestSession(ref, before, [seq, beforeKind, limit + 1])
    const found = latest?.rows ?? []
    const rest = latest ? Math.min(seq, latest.firstSeq) : seq
    if (found.length > limit || rest <= 1) return lastOf(found, limit, threadKey)
    for await (const section of sectionsBefore(db, ref, rest)) {
      const rows = await entriesOf(db, ref, section.shelf)
        .where('e.seq', '>=', section.fromSeq)
        .where('e.seq', '<=', section.untilSeq)
        .where('e.kind', '<', beforeKind)
        .orderBy('e.seq', 'desc')
        .limit(limit + 1 - found.length)
        .execute()
      found.push(...rows)
      if (found.length > limit) break
    }
    return lastOf(found, limit, threadKey)
  }

  return {
    /** Oldest first, everything after a place in the log, up to `untilSeq`. */
    async after(
      ref: ThreadRef,
      seq: number,
      { threadKey, limit, untilSeq = maxInt4 }: Range & { untilSeq?: number },
    ): Promise<Page> {
      const range = { limit, untilSeq }
      const latest = await inLatestSession(ref, after, [seq, untilSeq, limit + 1])
      const isThere = latest && latest.firstSeq - 1 <= seq
      const rows = isThere ? latest.rows : await afterInSections(ref, seq, range)
      return page(rows.slice(0, limit), rows.length > limit, threadKey)
    },

    /** The page that ends before a place in the log, oldest first. */
    before: (ref: ThreadRef, seq: number, range: Range): Promise<Page> => pageBefore(ref, seq, range),

    /** The same, of messages only: what somebody wrote, not what else happened. */
    messagesBefore: (ref: ThreadRef, seq: number, range: Range): Promise<Page> =>
      pageBefore(ref, seq, range, firstEventKind),

    one(ref: ThreadRef, seq: number, threadKey: string): Promise<Entry | undefined> {
      return entryAt(db, ref, seq, threadKey)
    },

    /** Position and time of the server's entry with this id. The index holds hashes (docs/decisions). */
    async placeOfServerId(
      ref: ThreadRef,
      serverId: string,
    ): Promise<{ seq: number; at: number } | undefined> {
      const key = sql`entry_key(${serverId}, ${serverIdBit}::smallint)`
      return entriesOf(db, ref, ...(await shelvesOf(db, ref)))
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
  const shelf = await shelfAt(db, ref, seq)
  const row = await entriesOf(db, ref, shelf).where('e.seq', '=', seq).executeTakeFirst()
  return row && toEntry(row, threadKey)
}

/** The shelves are values, so PostgreSQL plans and locks only their partitions. */
function entriesOf(db: Db, ref: ThreadRef, ...shelves: number[]) {
  return db
    .selectFrom('entries as e')
    .leftJoin('agents as a', (join) =>
      join.onRef('a.tenant_id', '=', 'e.tenant_id').onRef('a.id', '=', 'e.agent_id'),
    )
    .select(['e.seq', 'e.at', 'e.agent_id', 'e.kind', 'e.sender', 'e.flags', 'e.client_id', 'e.content'])
    .select(['e.extra', 'a.nick', 'a.face'])
    .where('e.tenant_id', '=', ref.tenantId)
    .where('e.thread_id', '=', ref.threadId)
    .where('e.shelf', 'in', shelves)
}

export type LogReader = ReturnType<typeof createLogReader>

/** The page of what was found newest first. */
function lastOf(found: readonly EntryRow[], limit: number, threadKey: string): Page {
  return page(found.slice(0, limit).toReversed(), found.length > limit, threadKey)
}

function page(rows: Parameters<typeof toEntry>[0][], more: boolean, threadKey: string): Page {
  return { entries: rows.map((row) => toEntry(row, threadKey)), more }
}
