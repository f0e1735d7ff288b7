import { typeReply } from '@foyer/contract/desk/thread.ts'
import { Failed } from '../../../platform/http/failed.ts'
import { serve } from '../../../platform/http/serve.ts'
import { limitRules } from '../../../platform/limit-rules.ts'
import { refusalToWrite } from './refusal-to-write.ts'
import { threadRef } from './thread-ref.ts'

export const route = serve(typeReply, async ({ threadId }, deps, caller) => {
  deps.limits.take(limitRules.typing, `agent:${caller.tenantId}:${caller.agentId}`)
  const ref = await threadRef(deps, caller, threadId)
  const refusal = await refusalToWrite(deps, ref, caller.agentId)
  if (refusal) throw new Failed(refusal)
  deps.doorbell.note(ref, { type: 'agentTyping' })
  return {}
})
