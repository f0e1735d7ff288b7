import { viewing } from '@foyer/contract/desk/thread.ts'
import { serve } from '../../../platform/http/serve.ts'
import { limitRules } from '../../../platform/limit-rules.ts'
import { faceOf } from '../inbox/desk-thread.ts'
import { threadRef } from './thread-ref.ts'

export const route = serve(viewing, async ({ threadId, isGone }, deps, caller) => {
  deps.limits.take(limitRules.typing, `viewing:${caller.tenantId}:${caller.agentId}`)
  await threadRef(deps, caller, threadId)
  deps.viewers.tell(caller.tenantId, { threadKey: threadId, agent: faceOf(caller), isGone })
  return {}
})
