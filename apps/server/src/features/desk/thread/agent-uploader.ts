import { refuseBytes } from '@foyer/core/files/decide-upload.ts'
import type { ThreadState } from '@foyer/core/routing/decision.ts'
import type { Deps } from '../../../deps.ts'
import { toOwner } from '../../../log/owner-columns.ts'
import type { ThreadRef } from '../../../log/thread-ref.ts'
import { Failed } from '../../../platform/http/failed.ts'

/** The name under which an agent's files are kept and counted. */
export function agentUploader(ref: ThreadRef, agentId: number) {
  return { ...ref, userId: `agent:${agentId}` }
}

/** An agent leaves files in a thread of their own; what buttons the visitor has is no matter of theirs. */
export function agentRefusal(deps: Deps, ref: ThreadRef, agentId: number) {
  return async ({ bytes }: { bytes: number }) => {
    const { isOpen, owner } = await threadState(deps, ref)
    if (!isOpen) return 'session.closed'
    const isOwner = owner.kind === 'agent' && owner.agentId === agentId
    return isOwner ? refuseBytes(bytes) : 'thread.notYours'
  }
}

async function threadState({ db }: Deps, ref: ThreadRef): Promise<ThreadState> {
  const row = await db
    .selectFrom('threads')
    .select(['is_open', 'owner_kind', 'owner_id'])
    .where('tenant_id', '=', ref.tenantId)
    .where('id', '=', ref.threadId)
    .executeTakeFirstOrThrow(() => new Failed('object.unknown'))
  return { isOpen: row.is_open, owner: toOwner(row) }
}
