import type { Deps } from '../../../deps.ts'
import { ownerColumns } from '../../../log/owner-columns.ts'
import type { ThreadRef } from '../../../log/thread-ref.ts'

/** The owner has seen the thread up to here; others who look in do not change what counts as unread. */
export async function markRead(
  { db }: Pick<Deps, 'db'>,
  ref: ThreadRef,
  agentId: number,
  seq: number,
): Promise<void> {
  const owner = ownerColumns({ kind: 'agent', agentId })
  await db
    .updateTable('threads')
    .set({ agent_read_seq: seq })
    .where('tenant_id', '=', ref.tenantId)
    .where('id', '=', ref.threadId)
    .where('owner_kind', '=', owner.owner_kind)
    .where('owner_id', '=', owner.owner_id)
    .where('agent_read_seq', '<', seq)
    .execute()
}
