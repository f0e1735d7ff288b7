import { userVideoInvitation } from '@foyer/contract/calls/endpoints.ts'
import { Failed } from '../../platform/http/failed.ts'
import { serve } from '../../platform/http/serve.ts'
import { limitRules } from '../../platform/limit-rules.ts'
import { visitorChannel } from '../channel/visitor-channel.ts'
import { startCall } from './start-call.ts'

export const route = serve(userVideoInvitation, async ({ videoType }, deps, visitor) => {
  deps.limits.take(limitRules.ring, visitor.userId)
  const { config } = await visitorChannel(deps, visitor)
  const callId = await startCall(deps, visitor, (thread) => {
    if (thread.gen !== visitor.gen) throw new Failed('identity.expired')
    const isBlocked = thread.blocked_until > deps.clock.now()
    return { by: 'visitor', videoType, isBlocked, flags: config }
  })
  return { callId }
})
