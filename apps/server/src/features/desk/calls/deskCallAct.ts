import { deskCallAct } from '@foyer/contract/desk/calls.ts'
import { serve } from '../../../platform/http/serve.ts'
import { limitRules } from '../../../platform/limit-rules.ts'
import { actOnCall } from '../../calls/act-on-call.ts'
import { agentSide } from './agent-side.ts'

export const route = serve(deskCallAct, async (input, deps, caller) => {
  const who = `agent:${caller.tenantId}:${caller.agentId}`
  deps.limits.take(limitRules.callAct, who)
  if (input.act === 'join') deps.limits.take(limitRules.callJoin, who)
  return actOnCall(deps, await agentSide(deps, caller, input.threadId), input)
})
