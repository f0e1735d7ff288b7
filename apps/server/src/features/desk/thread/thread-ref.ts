import type { Deps } from '../../../deps.ts'
import type { ThreadRef } from '../../../log/thread-ref.ts'
import type { AgentCaller } from '../../../platform/http/caller.ts'
import { Failed } from '../../../platform/http/failed.ts'

/** Which thread of the agent's tenant a public key names. A key never changes its thread, so it is remembered. */
export async function threadRef(deps: Deps, { tenantId }: AgentCaller, key: string): Promise<ThreadRef> {
  const threadId = await deps.threadKeys.find(tenantId, key)
  if (threadId === undefined) throw new Failed('object.unknown')
  return { tenantId, threadId }
}
