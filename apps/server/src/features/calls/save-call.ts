import type { CallRow } from '@foyer/core/calls/row.ts'
import type { Trx } from '../../log/lock-thread.ts'
import { changingColumns, type StoredCall } from './call-rows.ts'
import { tellEnd, type Told } from './tell-of-call.ts'

/** Writes what a call has become. Of its end, for which the thread must be locked, the log tells. */
export async function saveCall(
  trx: Trx,
  call: StoredCall,
  row: CallRow,
  now: number,
): Promise<Told | undefined> {
  const { tenantId } = call.ref
  await trx
    .updateTable('calls')
    .set(changingColumns(row))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', row.id)
    .execute()
  if (row.status !== 'ended') return undefined
  await trx
    .deleteFrom('call_signals')
    .where('tenant_id', '=', tenantId)
    .where('call_id', '=', row.id)
    .execute()
  return tellEnd(trx, { ...call, row }, now)
}
