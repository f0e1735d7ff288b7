import type { z } from 'zod'
import type { CallSide } from '@foyer/contract/calls/ends.ts'
import type { CallSignal, NumberedSignal } from '@foyer/contract/calls/signal.ts'
import { otherSide } from '@foyer/core/calls/row.ts'
import type { CallSignalInput } from '@foyer/contract/calls/endpoints.ts'
import { maySignal } from '@foyer/core/calls/truth.ts'
import type { Trx } from '../../log/lock-thread.ts'
import type { Db } from '../../platform/db/pool.ts'
import { isPlausibleSignal } from '../../rules/calls/plausible-signal.ts'
import type { Deps } from '../../deps.ts'
import type { ThreadRef } from '../../log/thread-ref.ts'
import { Failed } from '../../platform/http/failed.ts'
import { type StoredCall, lockCall } from './call-rows.ts'

/** Limit per response; the next heartbeat returns the rest. */
const mostAtOnce = 100

/** Signals after number `after`, from the other side's current leg to this side's current leg. */
export async function signalsFor(
  db: Db,
  { ref, row, lastSignal }: StoredCall,
  side: CallSide,
  after: number,
): Promise<NumberedSignal[]> {
  if (lastSignal <= after) return []
  return db
    .selectFrom('call_signals')
    .select(['n', 'signal'])
    .where('tenant_id', '=', ref.tenantId)
    .where('call_id', '=', row.id)
    .where('n', '>', after)
    .where('from_leg', '=', row.legs[otherSide(side)])
    .where('to_leg', '=', row.legs[side])
    .orderBy('n')
    .limit(mostAtOnce)
    .execute()
}

type Way = { from: string; to: string }

/** Numbers are taken under the call's lock: readers ask for what comes after the last one that they know. */
async function storeSignals(
  trx: Trx,
  { ref, row, lastSignal }: StoredCall,
  { from, to }: Way,
  signals: readonly CallSignal[],
): Promise<void> {
  const { tenantId } = ref
  await trx
    .insertInto('call_signals')
    .values(
      signals.map((signal, index) => ({
        tenant_id: tenantId,
        call_id: row.id,
        n: lastSignal + index + 1,
        from_leg: from,
        to_leg: to,
        signal: JSON.stringify(signal),
      })),
    )
    .execute()
  await trx
    .updateTable('calls')
    .set({ last_signal: lastSignal + signals.length })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', row.id)
    .execute()
}

/** In one call. A way that is found takes about thirty; networks that change all the time, a few hundred. */
export const maxSignals = 1_000

type Sender = { ref: ThreadRef; side: CallSide; assertTheirs?: (call: StoredCall) => void }

/** Passes signals from the leg that a side has now to the one that the other has now. */
export async function passSignals(
  { db, notifier }: Deps,
  { ref, side, assertTheirs }: Sender,
  { callId, leg, to, signals }: z.output<typeof CallSignalInput>,
): Promise<void> {
  if (!signals.every(isPlausibleSignal)) throw new Failed('request.invalid')
  const isPassed = await db.transaction().execute(async (trx) => {
    const call = await lockCall(trx, { ...ref, callId })
    if (!call) throw new Failed('object.unknown')
    assertTheirs?.(call)
    const { row, lastSignal } = call
    const other = row.legs[otherSide(side)]
    if (!maySignal(row, { side, leg }, other)) throw new Failed('call.refused')
    // The other side has moved to another leg meanwhile, and both will begin anew.
    if (to !== other) return false
    if (lastSignal + signals.length > maxSignals) throw new Failed('request.tooMany')
    await storeSignals(trx, call, { from: leg, to }, signals)
    return true
  })
  if (isPassed) notifier.note(ref, { type: 'call', callId, to: otherSide(side) })
}
