import { startCall } from '@foyer/contract/desk/calls.ts'
import { serve } from '../../../platform/http/serve.ts'
import { limitRules } from '../../../platform/limit-rules.ts'
import { startCall as ring } from '../../calls/start-call.ts'
import { assertMay } from '../account/assert-may.ts'
import { threadRef } from '../thread/thread-ref.ts'

export const route = serve(startCall, async ({ threadId, videoType }, deps, caller) => {
  assertMay(caller, 'useCalls')
  const { tenantId, agentId } = caller
  deps.limits.take(limitRules.deskRing, `agent:${tenantId}:${agentId}`)
  const ref = await threadRef(deps, caller, threadId)
  return { callId: await ring(deps, ref, () => ({ by: 'agent', agentId, videoType })) }
})
