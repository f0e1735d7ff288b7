import { maxInt4 } from '@foyer/contract/wire.ts'
import type { Db } from '../platform/db/pool.ts'
import { firstShelf } from '../rules/log/shelf.ts'
import type { ThreadRef } from './thread-ref.ts'

/** The shelf that a thread writes to. Inside a transaction that holds the thread's row it stays the same. */
export async function currentShelf(db: Db, ref: ThreadRef): Promise<number> {
  const row = await db
    .selectFrom('threads')
    .select('shelf')
    .where('tenant_id', '=', ref.tenantId)
    .where('id', '=', ref.threadId)
    .executeTakeFirst()
  return row?.shelf ?? firstShelf
}

/** The shelf of an entry: that of the session in which it was written, or of the one before if it came between two. */
export async function shelfAt(db: Db, ref: ThreadRef, seq: number): Promise<number> {
  const row = await sessionsOf(db, ref)
    .where('first_seq', '<=', seq)
    .orderBy('first_seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.shelf ?? firstShelf
}

/** All shelves of a thread, for what is looked for by something other than its place. */
export async function shelvesOf(db: Db, ref: ThreadRef): Promise<number[]> {
  const rows = await db
    .selectFrom('sessions')
    .select('shelf')
    .distinct()
    .where('tenant_id', '=', ref.tenantId)
    .where('thread_id', '=', ref.threadId)
    .execute()
  return [...new Set([firstShelf, ...rows.map((row) => row.shelf)])]
}

/** A part of a thread's log that lies on one shelf. */
export type Section = { shelf: number; fromSeq: number; untilSeq: number }

/** Sessions read at once; more are needed only where a page goes over that many short ones. */
const sessionsAtOnce = 20

/** The sections of a thread from a place on, oldest first. */
export async function* sectionsFrom(db: Db, ref: ThreadRef, seq: number): AsyncGenerator<Section> {
  let fromSeq = seq
  let shelf = await shelfAt(db, ref, seq)
  let last = seq
  for (;;) {
    const rows = await sessionsOf(db, ref)
      .where('first_seq', '>', last)
      .orderBy('first_seq')
      .limit(sessionsAtOnce)
      .execute()
    for (const row of rows) {
      if (row.shelf !== shelf) {
        yield { shelf, fromSeq, untilSeq: row.first_seq - 1 }
        fromSeq = row.first_seq
        shelf = row.shelf
      }
      last = row.first_seq
    }
    if (rows.length < sessionsAtOnce) break
  }
  yield { shelf, fromSeq, untilSeq: maxInt4 }
}

/** The sections of a thread that lie before a place, newest first. */
export async function* sectionsBefore(db: Db, ref: ThreadRef, seq: number): AsyncGenerator<Section> {
  let untilSeq = seq - 1
  let section: Section | undefined
  for (;;) {
    const rows = await sessionsOf(db, ref)
      .where('first_seq', '<=', untilSeq)
      .orderBy('first_seq', 'desc')
      .limit(sessionsAtOnce)
      .execute()
    for (const row of rows) {
      if (section?.shelf === row.shelf) section.fromSeq = row.first_seq
      else {
        if (section) yield section
        section = { shelf: row.shelf, fromSeq: row.first_seq, untilSeq }
      }
      untilSeq = row.first_seq - 1
    }
    if (rows.length < sessionsAtOnce) break
  }
  if (section) yield section
  if (untilSeq > 0) yield { shelf: firstShelf, fromSeq: 1, untilSeq }
}

function sessionsOf(db: Db, ref: ThreadRef) {
  return db
    .selectFrom('sessions')
    .select(['first_seq', 'shelf'])
    .where('tenant_id', '=', ref.tenantId)
    .where('thread_id', '=', ref.threadId)
}
