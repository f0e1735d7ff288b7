import { refuseBytes } from '@foyer/core/files/decide-upload.ts'
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

/** The name under which an agent's files are kept and counted. */
export function agentUploader(ref: ThreadRef, agentId: number) {
  return { ...ref, userId: `agent:${agentId}` }
}

/** An agent leaves files in a thread of their own; what buttons the visitor has is no matter of theirs. */
export function agentRefusal(deps: Deps, ref: ThreadRef, agentId: number) {
  return async ({ bytes }: { bytes: number }) =>
    (await refusalToWrite(deps, ref, agentId)) ?? refuseBytes(bytes)
}
