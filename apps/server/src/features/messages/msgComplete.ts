import { msgComplete } from '@foyer/contract/messages/msgComplete.ts'
import { serve } from '../../platform/http/serve.ts'
import { limitRules } from '../../platform/limit-rules.ts'
import { visitorWatch } from '../events/visitor-watch.ts'

export const route = serve(msgComplete, async (input, deps, visitor) => {
  deps.limits.take(limitRules.poll, visitor.userId)
  const watch = await visitorWatch(deps, visitor)
  deps.readMarks.note(visitor, Math.min(input.lastSeq ?? watch.handedSeq, watch.head.seq))
  return {}
})
