import { callSignal } from '@foyer/contract/calls/endpoints.ts'
import { serve } from '../../platform/http/serve.ts'
import { limitRules } from '../../platform/limit-rules.ts'
import { visitorThread } from '../session/visitor-thread.ts'
import { passSignals } from './pass-signals.ts'

export const route = serve(callSignal, async (input, deps, visitor) => {
  deps.limits.take(limitRules.callSignal, visitor.userId)
  await visitorThread(deps, visitor)
  await passSignals(deps, { ref: visitor, side: 'visitor' }, input)
  return {}
})
