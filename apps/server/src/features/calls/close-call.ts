import { decideCallClosed } from '@foyer/core/calls/truth.ts'
import type { Trx } from '../../log/lock-thread.ts'
import type { ThreadRef } from '../../log/thread-ref.ts'
import { lockCall } from './call-rows.ts'
import { saveCall } from './save-call.ts'
import type { Told } from './tell-of-call.ts'

/** The agent no longer has the thread, which is locked: whatever call there was is over, before anything else is told. */
export async function closeCall(trx: Trx, ref: ThreadRef, now: number): Promise<Told[]> {
  const call = await lockCall(trx, ref)
  const closed = call && decideCallClosed(call.row, now)
  const told = closed && (await saveCall(trx, call, closed.row, now))
  return told ? [told] : []
}
