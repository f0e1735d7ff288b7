import { CompiledQuery, sql, type Transaction } from 'kysely'
import type { AgentFace, Entry } from '@foyer/core/log/entry.ts'
import type { ThreadHead } from '@foyer/core/log/head.ts'
import type { Decision, ThreadState } from '@foyer/core/routing/decision.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/db/schema.ts'
import type { Db } from '../platform/db/pool.ts'
import { Failed } from '../platform/http/failed.ts'
import { randomId } from '../platform/random.ts'
import { appendStatement, type Runner } from './append-statement.ts'
import type { Doorbell } from './doorbell.ts'
import { ownerColumns, toOwner } from './owner-columns.ts'
import { recalledBit, rowKinds } from './rows.ts'
import type { ThreadRef } from './thread-ref.ts'

type Trx = Transaction<Database>
export type LockedThread = Awaited<ReturnType<typeof lockThread>>
type Decide = (state: ThreadState, thread: LockedThread, trx: Trx) => Decision | Promise<Decision>
type Changed = { entry: Entry; head: ThreadHead } | undefined

type Options = { db: Db; clock: Clock; doorbell: Doorbell }

/**
 * Changes who owns a thread: lock the row, decide by the pure rules, write the row and the entry that tells
 * of it in one transaction, then ring. A refusal is thrown by its name and writes nothing.
 */
export function createTransition({ db, clock, doorbell }: Options) {
  return async (ref: ThreadRef, decide: Decide, agent?: AgentFace): Promise<Changed> => {
    const changed = await db.transaction().execute(async (trx) => {
      const thread = await lockThread(trx, ref)
      const state = { isOpen: thread.is_open, owner: toOwner(thread) }
      const decision = await decide(state, thread, trx)
      if (decision.do === 'refuse') throw new Failed(decision.error)
      return decision.do === 'nothing' ? undefined : write(trx, ref, thread, decision, agent, clock.now())
    })
    if (changed) {
      doorbell.ring([{ ...ref, ...changed }])
      doorbell.inbox(ref)
    }
    return changed
  }
}

export type Transition = ReturnType<typeof createTransition>

function lockThread(trx: Trx, ref: ThreadRef) {
  return trx
    .selectFrom('threads')
    .selectAll()
    .where('tenant_id', '=', ref.tenantId)
    .where('id', '=', ref.threadId)
    .forUpdate()
    .executeTakeFirstOrThrow(() => new Failed('object.unknown'))
}

async function write(
  trx: Trx,
  ref: ThreadRef,
  thread: LockedThread,
  { next, body, sender }: Extract<Decision, { do: 'change' }>,
  agent: AgentFace | undefined,
  now: number,
): Promise<{ entry: Entry; head: ThreadHead }> {
  const sessionKey = body.type === 'started' ? randomId() : thread.session_key
  await trx
    .updateTable('threads')
    .set({ is_open: next.isOpen, ...ownerColumns(next.owner), session_key: sessionKey })
    .$if(changesHands(thread, next), (query) => query.set({ owned_since: now }))
    .$if(body.type === 'started', (query) => query.set({ session_first_seq: thread.last_seq + 1 }))
    .where('tenant_id', '=', ref.tenantId)
    .where('id', '=', ref.threadId)
    .execute()

  const seq = thread.last_seq + 1
  const entry = { ...ref, clientId: `${body.type}:${seq}`, guard: { by: 'server' }, sender, body } as const
  const [appended] = await appendStatement(runnerOf(trx), [{ ...entry, ...(agent && { agent }) }], now)
  if (appended?.outcome !== 'stored') throw new Error(`transition was not stored: ${appended?.outcome}`)

  if (body.type === 'started') await openSession(trx, ref, sessionKey, seq, appended.entry.at)
  if (body.type === 'closed') await endSession(trx, ref, thread, seq, appended.entry.at, body.reason)
  if (body.type === 'recalled') await markRecalled(trx, ref, body.target)
  return { entry: appended.entry, head: appended.head }
}

/** Entries that move nothing (a recall, a rating, an answered form) leave the thread where its lists have it. */
function changesHands(thread: LockedThread, next: ThreadState): boolean {
  const { owner_kind, owner_id } = ownerColumns(next.owner)
  return thread.is_open !== next.isOpen || thread.owner_kind !== owner_kind || thread.owner_id !== owner_id
}

function runnerOf(trx: Trx): Runner {
  return { query: ({ text, values }) => trx.executeQuery(CompiledQuery.raw(text, values)) }
}

async function openSession(trx: Trx, ref: ThreadRef, key: string, seq: number, at: number): Promise<void> {
  const row = { tenant_id: ref.tenantId, thread_id: ref.threadId, key, first_seq: seq, started_at: at }
  await trx.insertInto('sessions').values(row).execute()
}

async function endSession(
  trx: Trx,
  ref: ThreadRef,
  thread: LockedThread,
  seq: number,
  at: number,
  reason: string,
): Promise<void> {
  await trx
    .updateTable('sessions')
    .set({ last_seq: seq, ended_at: at, close_reason: reason })
    .where('tenant_id', '=', ref.tenantId)
    .where('thread_id', '=', ref.threadId)
    .where('first_seq', '=', thread.session_first_seq)
    .execute()
}

/** The message, and what answered it. */
async function markRecalled(trx: Trx, ref: ThreadRef, seq: number): Promise<void> {
  await trx
    .updateTable('entries')
    .set({ flags: sql`flags | ${recalledBit}::smallint` })
    .where('tenant_id', '=', ref.tenantId)
    .where('thread_id', '=', ref.threadId)
    .where((eb) =>
      eb.or([
        eb('seq', '=', seq),
        eb.and([
          eb('seq', '>', seq),
          eb('kind', '=', rowKinds.formAnswered),
          eb('content', '=', String(seq)),
        ]),
      ]),
    )
    .execute()
}
