import { deskCallSignal } from '@foyer/contract/desk/calls.ts'
import { serve } from '../../../platform/http/serve.ts'
import { limitRules } from '../../../platform/limit-rules.ts'
import { passSignals } from '../../calls/pass-signals.ts'
import { agentSide } from './agent-side.ts'

export const route = serve(deskCallSignal, async (input, deps, caller) => {
  deps.limits.take(limitRules.callSignal, `agent:${caller.tenantId}:${caller.agentId}`)
  await passSignals(deps, await agentSide(deps, caller, input.threadId), input)
  return {}
})
