import { decideCallStart, isSameStart, type CallWish } from '../../rules/calls/decide-start.ts'
import { newCallRow } from '@foyer/core/calls/row.ts'
import { decideCallTime } from '@foyer/core/calls/truth.ts'
import type { Deps } from '../../deps.ts'
import { lockThread, type LockedThread, type Trx } from '../../log/lock-thread.ts'
import { toOwner } from '../../log/owner-columns.ts'
import type { ThreadRef } from '../../log/thread-ref.ts'
import { Failed } from '../../platform/http/failed.ts'
import { randomId } from '../../platform/random.ts'
import { changingColumns, lockCall, type StoredCall } from './call-rows.ts'
import { saveCall } from './save-call.ts'
import { tellStart, type Told } from './tell-of-call.ts'

type WishOf = (thread: LockedThread) => CallWish | Promise<CallWish>

/** Rings the other side: one call per thread and per agent. Answers with the call's id. */
export async function startCall(deps: Deps, ref: ThreadRef, wishOf: WishOf): Promise<string> {
  const now = deps.clock.now()
  const started = await deps.db.transaction().execute(async (trx) => {
    const thread = await lockThread(trx, ref)
    const wish = await wishOf(thread)
    const decision = decideCallStart({ isOpen: thread.is_open, owner: toOwner(thread) }, wish)
    if ('refuse' in decision) throw new Failed(decision.refuse)
    const open = await lockCall(trx, ref)
    if (open && isSameStart(open.row, wish)) return { callId: open.row.id, told: [] }
    const ended = open && (await endIfDue(trx, open, now))
    const call = await insertCall(trx, ref, decision.agentId, wish, now)
    return { callId: call.row.id, told: [...(ended ? [ended] : []), await tellStart(trx, call, now)] }
  })
  for (const told of started.told) deps.notifier.notify([{ ...ref, ...told }])
  return started.callId
}

/** A call that only nobody has looked at yet keeps nobody from the next one. */
async function endIfDue(trx: Trx, open: StoredCall, now: number): Promise<Told | undefined> {
  const due = decideCallTime(open.row, now)
  if (!due) throw new Failed('call.refused')
  return saveCall(trx, open, due.row, now)
}

/** The unique indexes have the last word: an agent may be rung in two threads at once. */
async function insertCall(
  trx: Trx,
  ref: ThreadRef,
  agentId: number,
  { by, videoType }: CallWish,
  now: number,
): Promise<StoredCall> {
  const row = newCallRow({ id: randomId(), startedBy: by, videoType }, now)
  const inserted = await trx
    .insertInto('calls')
    .values({
      tenant_id: ref.tenantId,
      id: row.id,
      thread_id: ref.threadId,
      agent_id: agentId,
      started_by: by,
      started_at: new Date(now),
      ...changingColumns(row),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  const call = inserted && (await lockCall(trx, { ...ref, callId: row.id }))
  if (!call) throw new Failed('call.refused')
  return call
}
