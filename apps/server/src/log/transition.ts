import { sql } from 'kysely'
import { msgTypes } from '@foyer/contract/messages/kinds/codecs.ts'
import type { AgentProfile, Entry } from '@foyer/core/log/entry.ts'
import type { ThreadHead } from '../rules/log/head.ts'
import type { Change, Decision, ThreadState } from '../rules/routing/decision.ts'
import { inGroup } from '../rules/routing/in-group.ts'
import type { Clock } from '../platform/clock.ts'
import { againAfterDeadlock } from '../platform/db/contention.ts'
import type { Db } from '../platform/db/pool.ts'
import { Failed } from '../platform/http/failed.ts'
import { randomId } from '../platform/random.ts'
import { appendStatement } from './append-statement.ts'
import type { Notifier } from './notifier.ts'
import { lockThread, type LockedThread, type Trx } from './lock-thread.ts'
import { ownerColumns, toOwner } from './owner-columns.ts'
import { keepWait, queueColumns } from './queue-columns.ts'
import { isRemovedShelf } from './removed-shelf.ts'
import { recalledBit, rowKinds } from './rows.ts'
import { runnerOf } from './runner-of.ts'
import { shelfAt } from './sections.ts'
import { retentionOf, type Shelves } from './shelves.ts'
import { toPlace, type Place, type ThreadPlaces } from './thread-places.ts'
import type { ThreadRef } from './thread-ref.ts'

type Decide = (state: ThreadState, thread: LockedThread, trx: Trx) => Decision | Promise<Decision>
type Written = { entry: Entry; head: ThreadHead }
type Changed = Written | undefined

/** Runs when an agent loses ownership of a thread. Its entries precede the entry of the transition. */
type OnLeave = (trx: Trx, ref: ThreadRef, now: number) => Promise<Written[]>
/** Runs after the entry of a transition is written. `thread`: its row before. */
type OnWritten = (
  trx: Trx,
  written: { thread: LockedThread; next: ThreadState; entry: Entry },
) => Promise<void>
type Options = {
  db: Db
  clock: Clock
  notifier: Notifier
  shelves: Pick<Shelves, 'choose'>
  places: ThreadPlaces
  onLeave: OnLeave
  onWritten: OnWritten
}

/**
 * Changes who owns a thread: lock the row, decide by the pure rules, write the row and the entry that tells
 * of it in one transaction, then notify. A refusal is thrown by its name and writes nothing.
 */
export function createTransition({ db, clock, notifier, shelves, places, onLeave, onWritten }: Options) {
  /** A session stays on the shelf on which it begins. */
  async function placeForSession(trx: Trx, thread: LockedThread, now: number): Promise<Place> {
    const retention = await retentionOf(trx, { tenantId: thread.tenant_id, channelId: thread.channel_id })
    const shelf = await shelves.choose(trx, retention, now)
    if (shelf === thread.shelf) return toPlace(thread)
    return { shelf, previous: thread.last_seq > 0 ? thread.shelf : undefined }
  }

  return async (ref: ThreadRef, decide: Decide, agent?: AgentProfile): Promise<Changed> => {
    let moved: Place | undefined
    const change = async (trx: Trx): Promise<Written[]> => {
      moved = undefined
      const thread = await lockThread(trx, ref)
      const state = { isOpen: thread.is_open, owner: toOwner(thread) }
      const decision = await decide(state, thread, trx)
      if (decision.do === 'refuse') throw new Failed(decision.error)
      if (decision.do === 'nothing') return []
      const now = clock.now()
      const left = isLeft(thread, decision.next) ? await onLeave(trx, ref, now) : []
      const last_seq = thread.last_seq + left.length
      if (decision.body.type === 'started') moved = await placeForSession(trx, thread, now)
      const at = { ...thread, last_seq }
      const entries = await write(trx, ref, at, { agent, ...decision }, now, moved)
      const entry = entries.at(-1)?.entry
      if (entry) await onWritten(trx, { thread, next: decision.next, entry })
      return [...left, ...entries]
    }
    const written = await againAfterDeadlock(() => db.transaction().execute(change)).catch(closedIfRemoved)
    if (moved) places.set(ref, moved)
    if (written.length === 0) return undefined
    for (const one of written) notifier.notify([{ ...ref, ...one }])
    notifier.inbox(ref)
    return written.at(-1)
  }
}

/** For `.catch`: what is said about a session whose shelf's time is over is refused like that about an ended one. */
function closedIfRemoved(error: unknown): never {
  throw isRemovedShelf(error) ? new Failed('session.closed') : error
}

export type Transition = ReturnType<typeof createTransition>

async function write(
  trx: Trx,
  ref: ThreadRef,
  thread: LockedThread,
  change: Change,
  now: number,
  { shelf, previous }: Place = toPlace(thread),
): Promise<Written[]> {
  const { next, sender, agent, internal = false } = change
  const body = inGroup(change.body, change.remember?.groupId ?? thread.group_id)
  const noted = await writeNote(trx, ref, thread, change, now)
  const sessionKey = body.type === 'started' ? randomId() : thread.session_key
  await trx
    .updateTable('threads')
    .set({ is_open: next.isOpen, ...ownerColumns(next.owner), session_key: sessionKey })
    .set({ shelf, previous_shelf: previous ?? null })
    .set(queueColumns(thread, change))
    .$if(changesHands(thread, next) || changesGroup(thread, change), (query) =>
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
  const [appended] = await appendStatement(runnerOf(trx), shelf, [{ ...entry, ...(agent && { agent }) }], now)
  if (appended?.outcome !== 'stored') throw new Error(`transition was not stored: ${appended?.outcome}`)

  if (body.type === 'started') await openSession(trx, ref, { key: sessionKey, seq, shelf }, appended.entry.at)
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
  const [appended] = await appendStatement(
    runnerOf(trx),
    thread.shelf,
    [{ ...entry, agent: note.agent }],
    now,
  )
  if (appended?.outcome !== 'stored') throw new Error(`note was not stored: ${appended?.outcome}`)
  return [{ entry: appended.entry, head: appended.head }]
}

/** Entries that move nothing (a recall, a rating, an answered form) leave the thread where its lists have it. */
function changesHands(thread: LockedThread, next: ThreadState): boolean {
  const { owner_kind, owner_id } = ownerColumns(next.owner)
  return thread.is_open !== next.isOpen || thread.owner_kind !== owner_kind || thread.owner_id !== owner_id
}

/** A wait in another group is a new one. */
function changesGroup(thread: LockedThread, { remember }: Change): boolean {
  return remember?.groupId !== undefined && remember.groupId !== thread.group_id
}

function isLeft(thread: LockedThread, next: ThreadState): boolean {
  return toOwner(thread).kind === 'agent' && changesHands(thread, next)
}

type NewSession = { key: string; seq: number; shelf: number }

async function openSession(
  trx: Trx,
  { tenantId, threadId }: ThreadRef,
  { key, seq, shelf }: NewSession,
  at: number,
): Promise<void> {
  await trx
    .insertInto('sessions')
    .values({ tenant_id: tenantId, thread_id: threadId, key, first_seq: seq, started_at: at, shelf })
    .execute()
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
    // Answers are given in the session that asked.
    .where('shelf', '=', await shelfAt(trx, ref, seq))
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
