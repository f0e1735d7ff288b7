import { factTiming } from '../../node-timing.ts'
import type { LockedThread, Trx } from '../../log/lock-thread.ts'
import type { ThreadRef } from '../../log/thread-ref.ts'
import { conversions, waitOutcomes, type Conversion } from '../../rules/facts/codes.ts'

/** The visitor leaves a message or a ticket: waits that ended a short while ago without an agent are converted. */
export function markConverted(trx: Trx, ref: ThreadRef, what: Conversion, now: number): Promise<void> {
  return mark(trx, ref, what, now - factTiming.convertedMs)
}

/** The same for a visitor who left it during the wait that has ended now. */
export async function markConvertedDuring(trx: Trx, thread: LockedThread, startedAt: number): Promise<void> {
  const ref = { tenantId: thread.tenant_id, threadId: thread.id }
  if (await leftSince(trx, 'left_messages', thread, startedAt)) return mark(trx, ref, 'message', startedAt)
  if (await leftSince(trx, 'tickets', thread, startedAt)) return mark(trx, ref, 'ticket', startedAt)
}

async function mark(
  trx: Trx,
  { tenantId, threadId }: ThreadRef,
  what: Conversion,
  endedAfter: number,
): Promise<void> {
  await trx
    .updateTable('wait_facts')
    .set({ converted: conversions[what] })
    .where('tenant_id', '=', tenantId)
    .where('thread_id', '=', threadId)
    .where('outcome', 'not in', [waitOutcomes.accepted, waitOutcomes.overflowed])
    .where('ended_at', '>', endedAfter)
    .where('converted', 'is', null)
    .execute()
}

async function leftSince(
  trx: Trx,
  table: 'left_messages' | 'tickets',
  { tenant_id, user_id, channel_id }: LockedThread,
  since: number,
): Promise<boolean> {
  const row = await trx
    .selectFrom(table)
    .select('id')
    .where('tenant_id', '=', tenant_id)
    .where('user_id', '=', user_id)
    .where('channel_id', '=', channel_id)
    .where('created_at', '>=', since)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
