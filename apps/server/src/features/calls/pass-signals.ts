import type { z } from 'zod'
import type { CallSignalInput } from '@foyer/contract/calls/endpoints.ts'
import type { CallSide } from '@foyer/contract/calls/ends.ts'
import { isPlausibleSignal } from '../../rules/calls/plausible-signal.ts'
import { otherSide } from '@foyer/core/calls/row.ts'
import { maySignal } from '@foyer/core/calls/truth.ts'
import type { Deps } from '../../deps.ts'
import type { ThreadRef } from '../../log/thread-ref.ts'
import { Failed } from '../../platform/http/failed.ts'
import { lockCall, type StoredCall } from './call-rows.ts'
import { storeSignals } from './signals.ts'

/** In one call. A way that is found takes about thirty; networks that change all the time, a few hundred. */
export const maxSignals = 1_000

type Sender = { ref: ThreadRef; side: CallSide; assertTheirs?: (call: StoredCall) => void }

/** Passes signals from the leg that a side has now to the one that the other has now. */
export async function passSignals(
  { db, doorbell }: Deps,
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
  if (isPassed) doorbell.note(ref, { type: 'call', callId, to: otherSide(side) })
}
