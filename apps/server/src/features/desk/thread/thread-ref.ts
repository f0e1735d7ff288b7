import { seesAll, type Viewer } from '@foyer/core/identity/sight.ts'
import type { Deps } from '../../../deps.ts'
import type { ThreadRef } from '../../../log/thread-ref.ts'
import type { AgentCaller } from '../../../platform/http/caller.ts'
import { Failed } from '../../../platform/http/failed.ts'
import { inSight } from '../sight-condition.ts'

type Seeing = Pick<AgentCaller, 'tenantId' | 'viewer'>

/**
 * Which thread a public key names, among those that the agent sees. A key never changes its thread, so it is remembered;
 * who sees it can change at any time.
 */
export async function threadRef(deps: Deps, caller: Seeing, key: string): Promise<ThreadRef> {
  const ref = await findThread(deps, caller, key)
  if (!ref) throw new Failed('object.unknown')
  return ref
}

export async function findThread(
  deps: Deps,
  { tenantId, viewer }: Seeing,
  key: string,
): Promise<ThreadRef | undefined> {
  const threadId = await deps.threadKeys.find(tenantId, key)
  if (threadId === undefined) return undefined
  const ref = { tenantId, threadId }
  return seesAll(viewer) || (await isInSight(deps, viewer, ref)) ? ref : undefined
}

async function isInSight({ db }: Deps, viewer: Viewer, { tenantId, threadId }: ThreadRef): Promise<boolean> {
  const row = await db
    .selectFrom('threads as t')
    .select('t.id')
    .where('t.tenant_id', '=', tenantId)
    .where('t.id', '=', threadId)
    .where(inSight(viewer, 't'))
    .executeTakeFirst()
  return row !== undefined
}
