import { isEvaluate } from '@foyer/contract/evaluation/endpoints.ts'
import { serve } from '../../platform/http/serve.ts'
import { limitRules } from '../../platform/limit-rules.ts'
import { visitorThread } from '../session/visitor-thread.ts'
import { isRated } from './ratings.ts'

export const route = serve(isEvaluate, async (_input, deps, visitor) => {
  deps.limits.take(limitRules.read, visitor.userId)
  const thread = await visitorThread(deps, visitor)
  return { isEvaluate: (await isRated(deps.db, thread)) ? (1 as const) : (0 as const) }
})
