import { sql } from 'kysely'
import { msgTypes } from '@foyer/contract/messages/kinds/codecs.ts'
import type { AgentProfile, Entry } from '@foyer/core/log/entry.ts'
import type { ThreadHead } from '../rules/log/head.ts'
import type { Change, Decision, ThreadState } from '../rules/routing/decision.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/pool.ts'
import { Failed } from '../platform/http/failed.ts'
import { randomId } from '../platform/random.ts'
import { appendStatement } from './append-statement.ts'
import type { Notifier } from './notifier.ts'
import { lockThread, type LockedThread, type Trx } from './lock-thread.ts'
import { ownerColumns, toOwner } from './owner-columns.ts'
import { keepWait, queueColumns } from './queue-columns.ts'
import { recalledBit, rowKinds } from './rows.ts'
import { runnerOf } from './runner-of.ts'
import type { ThreadRef } from './thread-ref.ts'

type Decide = (state: ThreadState, thread: LockedThread, trx: Trx) => Decision | Promise<Decision>
type Written = { entry: Entry; head: ThreadHead }
type Changed = Written | undefined

/** Runs when an agent loses ownership of a thread. Its entries precede the entry of the transition. */
type OnLeave = (trx: Trx, ref: ThreadRef, now: number) => Promise<Written[]>
type Options = { db: Db; clock: Clock; notifier: Notifier; onLeave: OnLeave }

/**
 * Changes who owns a thread: lock the row, decide by the pure rules, write the row and the entry that tells
 * of it in one transaction, then notify. A refusal is thrown by its name and writes nothing.
 */
export function createTransition({ db, clock, notifier, onLeave }: Options) {
  return async (ref: ThreadRef, decide: Decide, agent?: AgentProfile): Promise<Changed> => {
    const written = await db.transaction().execute(async (trx) => {
      const thread = await lockThread(trx, ref)
      const state = { isOpen: thread.is_open, owner: toOwner(thread) }
      const decision = await decide(state, thread, trx)
      if (decision.do === 'refuse') throw new Failed(decision.error)
      if (decision.do === 'nothing') return []
      const now = clock.now()
      const left = isLeft(thread, decision.next) ? await onLeave(trx, ref, now) : []
      const last_seq = thread.last_seq + left.length
      return [...left, ...(await write(trx, ref, { ...thread, last_seq }, { agent, ...decision }, now))]
    })
    if (written.length === 0) return undefined
    for (const one of written) notifier.notify([{ ...ref, ...one }])
    notifier.inbox(ref)
    return written.at(-1)
  }
}

export type Transition = ReturnType<typeof createTransition>

async function write(
  trx: Trx,
  ref: ThreadRef,
  thread: LockedThread,
  change: Change,
  now: number,
): Promise<Written[]> {
  const { next, body, sender, agent, internal = false } = change
  const noted = await writeNote(trx, ref, thread, change, now)
  const sessionKey = body.type === 'started' ? randomId() : thread.session_key
  await trx
    .updateTable('threads')
    .set({ is_open: next.isOpen, ...ownerColumns(next.owner), session_key: sessionKey })
    .set(queueColumns(thread, change))
    .$if(changesHands(thread, next), (query) =>
      // The new owner may become idle: the next idle check computes when.
      query.set({ owned_since: now, check_at: next.isOpen ? now : null }),
    )
    .$if(body.type === 'started', (query) =>
      query.set({ session_first_seq: thread.last_seq + 1, reached_people: next.owner.kind !== 'robot' }),
    )
    .where('tenant_id', '=', ref.tenantId)
    .where('id', '=', ref.threadId)
    .execute()

  const seq = thread.last_seq + noted.length + 1
  const entry = {
    ...ref,
    serverId: `${body.type}:${seq}`,
    guard: { by: 'server' },
    sender,
    internal,
    body,
  } as const
  const [appended] = await appendStatement(runnerOf(trx), [{ ...entry, ...(agent && { agent }) }], now)
  if (appended?.outcome !== 'stored') throw new Error(`transition was not stored: ${appended?.outcome}`)

  if (body.type === 'started') await openSession(trx, ref, sessionKey, seq, appended.entry.at)
  if (body.type === 'closed') await endSession(trx, ref, thread, seq, appended.entry.at, body.reason)
  if (body.type === 'recalled') await markRecalled(trx, ref, body.target)
  if (body.type === 'accepted') await keepWait(trx, thread, now)
  return [...noted, { entry: appended.entry, head: appended.head }]
}

/** Writes the agent's internal note before the entry that it belongs to. */
async function writeNote(
  trx: Trx,
  ref: ThreadRef,
  thread: LockedThread,
  { note }: Change,
  now: number,
): Promise<Written[]> {
  if (!note) return []
  const body = { type: 'message', msgType: msgTypes.text, content: note.text } as const
  const serverId = `note:${thread.last_seq + 1}`
  const entry = { ...ref, serverId, guard: { by: 'server' }, sender: 'agent', internal: true, body } as const
  const [appended] = await appendStatement(runnerOf(trx), [{ ...entry, agent: note.agent }], now)
  if (appended?.outcome !== 'stored') throw new Error(`note was not stored: ${appended?.outcome}`)
  return [{ entry: appended.entry, head: appended.head }]
}

/** Entries that move nothing (a recall, a rating, an answered form) leave the thread where its lists have it. */
function changesHands(thread: LockedThread, next: ThreadState): boolean {
  const { owner_kind, owner_id } = ownerColumns(next.owner)
  return thread.is_open !== next.isOpen || thread.owner_kind !== owner_kind || thread.owner_id !== owner_id
}

function isLeft(thread: LockedThread, next: ThreadState): boolean {
  return toOwner(thread).kind === 'agent' && changesHands(thread, next)
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
