import type { Deps } from '../../../deps.ts'
import type { AgentCaller } from '../../../platform/http/caller.ts'
import { Failed } from '../../../platform/http/failed.ts'
import type { StoredCall } from '../../calls/call-rows.ts'
import { assertMay } from '../account/assert-may.ts'
import { threadRef } from '../thread/thread-ref.ts'

/**
 * The agent's part in the calls of a thread. A call is with the agent who had the thread when it began, and stays theirs
 * when the thread goes to somebody else: so they learn that it ended.
 */
export async function agentSide(deps: Deps, caller: AgentCaller, threadId: string) {
  assertMay(caller, 'useCalls')
  return {
    ref: await threadRef(deps, caller, threadId),
    side: 'agent' as const,
    assertTheirs(call: StoredCall): void {
      if (call.agentId !== caller.agentId) throw new Failed('thread.notYours')
    },
  }
}
