import type { CallSide } from '@foyer/contract/calls/ends.ts'
import type { CallSignal, NumberedSignal } from '@foyer/contract/calls/signal.ts'
import { otherSide } from '@foyer/core/calls/row.ts'
import type { Trx } from '../../log/lock-thread.ts'
import type { Db } from '../../platform/db/pool.ts'
import type { StoredCall } from './call-rows.ts'

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
export async function storeSignals(
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
