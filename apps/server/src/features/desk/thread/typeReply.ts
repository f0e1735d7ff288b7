import { typeReply } from '@foyer/contract/desk/thread/typeReply.ts'
import { serve } from '../../../platform/http/serve.ts'
import { limitRules } from '../../../platform/limit-rules.ts'
import { threadRef } from './thread-ref.ts'

export const route = serve(typeReply, async ({ threadId }, deps, caller) => {
  deps.limits.take(limitRules.typing, `agent:${caller.tenantId}:${caller.agentId}`)
  deps.doorbell.note(await threadRef(deps, caller, threadId), { type: 'agentTyping' })
  return {}
})
