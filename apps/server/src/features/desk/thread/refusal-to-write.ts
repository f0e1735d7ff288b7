import { isOwnedBy } from '../../../rules/routing/decision.ts'
import type { Deps } from '../../../deps.ts'
import { toOwner } from '../../../log/owner-columns.ts'
import type { ThreadRef } from '../../../log/thread-ref.ts'
import { Failed } from '../../../platform/http/failed.ts'

/** Why an agent may not write to a thread; undefined when they own it and it is open. */
export async function refusalToWrite({ db }: Deps, ref: ThreadRef, agentId: number) {
  const row = await db
    .selectFrom('threads')
    .select(['is_open', 'owner_kind', 'owner_id'])
    .where('tenant_id', '=', ref.tenantId)
    .where('id', '=', ref.threadId)
    .executeTakeFirstOrThrow(() => new Failed('object.unknown'))
  if (!row.is_open) return 'session.closed'
  return isOwnedBy({ isOpen: true, owner: toOwner(row) }, agentId) ? undefined : 'thread.notYours'
}
