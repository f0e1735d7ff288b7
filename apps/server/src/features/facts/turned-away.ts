import type { TransferStatus } from '@foyer/contract/codes.ts'
import type { LockedThread, Trx } from '../../log/lock-thread.ts'
import { waitCauses, waitOutcomes } from '../../rules/facts/codes.ts'

type Asked = { groupId: string; outcome: TransferStatus; now: number }

/**
 * A visitor who asked for a person and was turned away at once did not wait, and the log has no entry of it. The fact is a
 * wait without length; its place is that of the last entry, so that asking again at once counts as the same request.
 */
export async function recordTurnedAway(
  trx: Trx,
  thread: LockedThread,
  { groupId, outcome, now }: Asked,
): Promise<void> {
  if (outcome !== 'noAgent' && outcome !== 'offHours') return
  await trx
    .insertInto('wait_facts')
    .values({
      tenant_id: thread.tenant_id,
      thread_id: thread.id,
      first_seq: thread.session_first_seq,
      seq: thread.last_seq,
      channel_id: thread.channel_id,
      group_id: groupId,
      started_at: now,
      ended_at: now,
      business_ms: 0,
      calendar: null,
      agent_id: null,
      cause: waitCauses.asked,
      outcome: waitOutcomes[outcome],
      converted: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
