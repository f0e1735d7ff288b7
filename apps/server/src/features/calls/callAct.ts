import { callAct } from '@foyer/contract/calls/endpoints.ts'
import { serve } from '../../platform/http/serve.ts'
import { limitRules } from '../../platform/limit-rules.ts'
import { visitorThread } from '../session/visitor-thread.ts'
import { actOnCall } from './act-on-call.ts'

export const route = serve(callAct, async (input, deps, visitor) => {
  deps.limits.take(limitRules.callAct, visitor.userId)
  if (input.act === 'join') deps.limits.take(limitRules.callJoin, visitor.userId)
  await visitorThread(deps, visitor)
  return actOnCall(deps, { ref: visitor, side: 'visitor' }, input)
})
