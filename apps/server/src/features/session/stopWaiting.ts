import { stopWaiting } from '@foyer/contract/session/endpoints.ts'
import { statusOf } from '../../rules/log/head.ts'
import { decideStopWaiting } from '../../rules/routing/stop-waiting.ts'
import { toOwner } from '../../log/owner-columns.ts'
import { serve } from '../../platform/http/serve.ts'
import { limitRules } from '../../platform/limit-rules.ts'
import { visitorThread } from './visitor-thread.ts'

export const route = serve(stopWaiting, async (_input, deps, visitor) => {
  deps.limits.take(limitRules.transfer, visitor.userId)
  await visitorThread(deps, visitor)
  await deps.transition(visitor, (thread) => decideStopWaiting(thread, 'gaveUp'))
  const thread = await visitorThread(deps, visitor)
  return { status: statusOf(toOwner(thread), thread.is_open) }
})
