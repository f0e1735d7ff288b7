import type { CallRow } from '@foyer/core/calls/row.ts'
import type { CallDecision } from '@foyer/core/calls/truth.ts'
import type { Deps } from '../../deps.ts'
import { lockThread, type Trx } from '../../log/lock-thread.ts'
import { Failed } from '../../platform/http/failed.ts'
import { lockCall, type CallName, type StoredCall } from './call-rows.ts'
import { saveCall } from './save-call.ts'
import type { Told } from './tell-of-call.ts'

/** Undefined changes nothing. It may be asked twice, so it only decides. */
type Decide = (call: StoredCall) => CallDecision | undefined
type Changed = { call: StoredCall; told?: Told | undefined; isNews: boolean }

/**
 * Changes a call: lock, decide by the pure rules, write the row and, if it ended, the entry that tells of it in one
 * transaction; then notify. Beats are many and only touch the call's own row; an end locks the thread first, as all do that
 * write to a log. Undefined when there is no such call.
 */
export async function changeCall(
  deps: Deps,
  name: CallName,
  decide: Decide,
): Promise<StoredCall | undefined> {
  const now = deps.clock.now()
  const attempt = (isThreadLocked: boolean) =>
    deps.db.transaction().execute(async (trx) => {
      if (isThreadLocked) await lockThread(trx, name)
      return change(trx, name, decide, isThreadLocked, now)
    })
  const first = await attempt(false)
  const changed = first === 'ends' ? await attempt(true) : first
  if (!changed || changed === 'ends') return undefined
  tellListeners(deps, changed)
  return changed.call
}

async function change(
  trx: Trx,
  name: CallName,
  decide: Decide,
  mayEnd: boolean,
  now: number,
): Promise<Changed | 'ends' | undefined> {
  const call = await lockCall(trx, name)
  if (!call) return undefined
  const decision = decide(call)
  if (!decision) return { call, isNews: false }
  if ('refuse' in decision) throw new Failed('call.refused')
  const { row, events } = decision
  if (row === call.row) return { call, isNews: false }
  if (events.includes('ended') && !mayEnd) return 'ends'
  const told = await saveCall(trx, call, row, now)
  return { call: { ...call, row }, told, isNews: !isSameButHeard(call.row, row) }
}

/** A beat that says nothing but that somebody is there is no news to the other side. */
function isSameButHeard(before: CallRow, after: CallRow): boolean {
  return JSON.stringify({ ...before, seenAt: 0 }) === JSON.stringify({ ...after, seenAt: 0 })
}

function tellListeners({ notifier }: Deps, { call, told, isNews }: Changed): void {
  // The entry itself wakes those who listen; it has their place in the log.
  if (told) notifier.notify([{ ...call.ref, ...told }])
  else if (isNews) notifier.note(call.ref, { type: 'call', callId: call.row.id })
}
