import { resetInfo } from '@foyer/contract/session/resetInfo.ts'
import { serve } from '../../platform/http/serve.ts'
import { limitRules } from '../../platform/limit-rules.ts'
import { claimProfile } from './profile.ts'
import { visitorThread } from './visitor-thread.ts'

export const route = serve(resetInfo, async (input, deps, visitor) => {
  deps.limits.take(limitRules.read, visitor.userId)
  await visitorThread(deps, visitor)
  await claimProfile(deps, visitor, input)
  return {}
})
