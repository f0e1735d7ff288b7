import { chatClose } from '@foyer/contract/session/endpoints.ts'
import { decideClose } from '../../rules/routing/close.ts'
import { serve } from '../../platform/http/serve.ts'
import { limitRules } from '../../platform/limit-rules.ts'
import { visitorThread } from './visitor-thread.ts'

export const route = serve(chatClose, async (_input, deps, visitor) => {
  deps.limits.take(limitRules.close, visitor.userId)
  await visitorThread(deps, visitor)
  await deps.transition(visitor, (thread) => decideClose(thread, { kind: 'visitor' }))
  void deps.assign(visitor.tenantId)
  return {}
})
