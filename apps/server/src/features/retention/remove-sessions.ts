import { sql, type Transaction } from 'kysely'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Deps } from '../../deps.ts'
import { retentionTiming } from '../../node-timing.ts'
import type { Db } from '../../platform/db/pool.ts'
import type { Database } from '../../platform/db/schema.ts'
import { isAway } from '../../platform/observe/unavailable.ts'
import { removeBytes } from './remove-bytes.ts'
import { removeEmpty } from './remove-empty.ts'

/** Sessions of one transaction: short locks. */
export const sessionsAtOnce = 100

/** The sessions of a tenant that may be removed: not those of visitors under a legal hold. */
export function removableSessions(db: Db, tenantId: number) {
  return db
    .selectFrom('sessions as s')
    .innerJoin('threads as t', (join) =>
      join.onRef('t.tenant_id', '=', 's.tenant_id').onRef('t.id', '=', 's.thread_id'),
    )
    .select(['s.thread_id', 's.first_seq', 's.key', 's.shelf', 't.user_id'])
    .where('s.tenant_id', '=', tenantId)
    .where(isNotHeld('t'))
    .limit(sessionsAtOnce)
}

export function isNotHeld(alias: string) {
  return sql<boolean>`not exists (select from legal_holds h
    where h.tenant_id = ${sql.ref(`${alias}.tenant_id`)} and h.user_id = ${sql.ref(`${alias}.user_id`)})`
}

type Query = ReturnType<typeof removableSessions>
type Session = Awaited<ReturnType<Query['execute']>>[number]

/**
 * Removes sessions of a tenant with all that belongs to them, in batches, until none is left that `narrow` finds. Answers
 * with how many failed: each is reported, and found again by the next round.
 */
export async function removeSessions(
  deps: Deps,
  tenantId: number,
  narrow: (sessions: Query) => Query,
): Promise<number> {
  let failed = 0
  for (;;) {
    // Those that failed are still the first ones of the list.
    const batch = await narrow(removableSessions(deps.db, tenantId)).offset(failed).execute()
    const removed = await removeBatch(deps, tenantId, batch)
    deps.metrics.removedConversations.inc(removed)
    failed += batch.length - removed
    if (batch.length < sessionsAtOnce) return failed
    // Visitors write to the same disk.
    await sleep(retentionTiming.batchRestMs)
  }
}

/** One session that cannot be removed keeps no other of its batch. */
async function removeBatch(deps: Deps, tenantId: number, batch: readonly Session[]): Promise<number> {
  if (batch.length === 0) return 0
  try {
    return await removeTogether(deps, tenantId, batch)
  } catch (error) {
    if (isAway(error)) throw error
    const [first] = batch
    if (batch.length > 1)
      deps.log.warn({ err: error, job: 'retention', tenantId }, 'sessions are removed singly')
    else deps.failures.report('retention.session', error, { tenantId, threadId: first?.thread_id })
    if (batch.length === 1) return 0
  }
  let removed = 0
  for (const session of batch) removed += await removeBatch(deps, tenantId, [session])
  return removed
}

/** The bytes of files first: a row without bytes is found again, bytes without a row never are. */
async function removeTogether(deps: Deps, tenantId: number, batch: readonly Session[]): Promise<number> {
  const files = await filesOf(deps.db, tenantId, batch)
  const kept = await removeBytes(
    deps,
    tenantId,
    files.map(({ id }) => id),
  )
  const isKept = (session: Session) =>
    files.some(({ id, thread_id, first_seq }) => kept.has(id) && isOf(session, { thread_id, first_seq }))
  const sessions = batch.filter((session) => !isKept(session))
  const gone = files.filter((file) => sessions.some((session) => isOf(session, file))).map(({ id }) => id)
  if (sessions.length > 0)
    await deps.db.transaction().execute((trx) => removeRows(trx, tenantId, sessions, gone))
  return sessions.length
}

type Place = { thread_id: number; first_seq: number }

function isOf(session: Place, { thread_id, first_seq }: Place): boolean {
  return session.thread_id === thread_id && session.first_seq === first_seq
}

/** The session in which something happened: the latest that had begun, or the oldest that is left. */
function sessionAt(row: string, ms: ReturnType<typeof sql>) {
  const own = sql`o.tenant_id = ${sql.ref(`${row}.tenant_id`)} and o.thread_id = ${sql.ref(`${row}.thread_id`)}`
  return sql`coalesce(
    (select o.first_seq from sessions o where ${own} and o.started_at <= ${ms} order by o.first_seq desc limit 1),
    (select min(o.first_seq) from sessions o where ${own}))`
}

function listOf(batch: readonly Place[]) {
  const threads = batch.map(({ thread_id }) => thread_id)
  const seqs = batch.map(({ first_seq }) => first_seq)
  return sql`unnest(${threads}::bigint[], ${seqs}::int[])`
}

/** Files of the chat. Those that a ticket or an offline message carries go with it. */
async function filesOf(
  db: Db,
  tenantId: number,
  batch: readonly Place[],
): Promise<(Place & { id: string })[]> {
  const { rows } = await sql<Place & { id: string }>`
    select f.id, f.thread_id, b.first_seq
    from ${listOf(batch)} b(thread_id, first_seq)
    join files f on f.tenant_id = ${tenantId} and f.thread_id = b.thread_id
    where ${sessionAt('f', sql`f.created_at`)} = b.first_seq
      and not exists (select from ticket_files c where c.tenant_id = f.tenant_id and c.file_id = f.id)
      and not exists (select from left_message_files c where c.tenant_id = f.tenant_id and c.file_id = f.id)`.execute(
    db,
  )
  return rows
}

async function removeRows(
  trx: Transaction<Database>,
  tenantId: number,
  sessions: readonly Session[],
  fileIds: readonly string[],
): Promise<void> {
  const threadIds = [...new Set(sessions.map(({ thread_id }) => thread_id))]
  const keys = sessions.map(({ key }) => key)
  const list = listOf(sessions)
  // Always the first lock of those who write to a thread.
  await sql`select from threads where tenant_id = ${tenantId} and id = any(${threadIds}) order by id for update`.execute(
    trx,
  )
  await sql`delete from calls c using ${list} b(thread_id, first_seq)
    where c.tenant_id = ${tenantId} and c.thread_id = b.thread_id and c.status = 'ended'
      and ${sessionAt('c', sql`extract(epoch from c.started_at) * 1000`)} = b.first_seq`.execute(trx)
  await sql`delete from files where tenant_id = ${tenantId} and id = any(${fileIds})`.execute(trx)
  await sql`delete from dialogue_states
    where tenant_id = ${tenantId} and thread_id = any(${threadIds}) and session_key = any(${keys})`.execute(
    trx,
  )
  // The visitor's question is a part of the conversation.
  await sql`delete from knowledge_feedback
    where tenant_id = ${tenantId} and user_id = any(${sessions.map((each) => each.user_id)})
      and session_key = any(${keys})`.execute(trx)
  await removeEvidence(trx, tenantId, sessions)
  await removeEntries(trx, tenantId, sessions)
  await sql`delete from ratings r using ${list} b(thread_id, first_seq)
    where r.tenant_id = ${tenantId} and r.thread_id = b.thread_id and r.first_seq = b.first_seq`.execute(trx)
  await sql`delete from sessions s using ${list} b(thread_id, first_seq)
    where s.tenant_id = ${tenantId} and s.thread_id = b.thread_id and s.first_seq = b.first_seq`.execute(trx)
  await removeEmpty(trx, tenantId, [...new Set(sessions.map(({ user_id }) => user_id))])
}

/** A proposal goes with the last conversation that supports it: its question is a visitor's. */
async function removeEvidence(
  trx: Transaction<Database>,
  tenantId: number,
  sessions: readonly Session[],
): Promise<void> {
  // Waits for a job that learns from one of them at the moment: its evidence would stay.
  await sql`delete from learning_queue q using ${listOf(sessions)} b(thread_id, first_seq)
    where q.tenant_id = ${tenantId} and q.thread_id = b.thread_id and q.first_seq = b.first_seq`.execute(trx)
  const { rows } = await sql<{ id: string }>`
    delete from proposal_evidence e using ${listOf(sessions)} b(thread_id, first_seq)
    where e.tenant_id = ${tenantId} and e.thread_id = b.thread_id and e.first_seq = b.first_seq
    returning e.proposal_id as id`.execute(trx)
  const ids = [...new Set(rows.map(({ id }) => id))]
  if (ids.length === 0) return
  await sql`delete from knowledge_proposals p where p.tenant_id = ${tenantId} and p.id = any(${ids})
    and not exists (select from proposal_evidence e where e.tenant_id = p.tenant_id and e.proposal_id = p.id)`.execute(
    trx,
  )
}

/** Of a partition that stays. On one that was detached there is nothing to find, and no partition is locked for it. */
async function removeEntries(
  trx: Transaction<Database>,
  tenantId: number,
  sessions: readonly Session[],
): Promise<void> {
  for (const [shelf, onShelf] of Map.groupBy(sessions, (session) => session.shelf))
    await sql`delete from entries e
      using ${listOf(onShelf)} b(thread_id, first_seq)
      where e.tenant_id = ${tenantId} and e.shelf = ${shelf} and e.thread_id = b.thread_id and e.seq >= b.first_seq
        and e.seq < coalesce((
          select min(n.first_seq) from sessions n
          where n.tenant_id = ${tenantId} and n.thread_id = b.thread_id and n.first_seq > b.first_seq
        ), e.seq + 1)`.execute(trx)
}
