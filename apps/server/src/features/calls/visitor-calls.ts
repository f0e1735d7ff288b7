import { userVideoInvitation, callAct, callSignal } from '@foyer/contract/calls/endpoints.ts'
import { Failed } from '../../platform/http/failed.ts'
import { serve } from '../../platform/http/serve.ts'
import { limitRules } from '../../platform/limit-rules.ts'
import { visitorChannel } from '../channel/channel-info.ts'
import { visitorThread } from '../session/visitor-thread.ts'
import { startCall } from './start-call.ts'
import { actOnCall } from './act-on-call.ts'
import { passSignals } from './signals.ts'

const userVideoInvitationRoute = serve(userVideoInvitation, async ({ videoType }, deps, visitor) => {
  deps.limits.take(limitRules.ring, visitor.userId)
  const { config } = await visitorChannel(deps, visitor)
  const callId = await startCall(deps, visitor, (thread) => {
    if (thread.gen !== visitor.gen) throw new Failed('identity.expired')
    const isBlocked = thread.blocked_until > deps.clock.now()
    return { by: 'visitor', videoType, isBlocked, flags: config }
  })
  return { callId }
})

const callActRoute = serve(callAct, async (input, deps, visitor) => {
  deps.limits.take(limitRules.callAct, visitor.userId)
  if (input.act === 'join') deps.limits.take(limitRules.callJoin, visitor.userId)
  await visitorThread(deps, visitor)
  return actOnCall(deps, { ref: visitor, side: 'visitor' }, input)
})

const callSignalRoute = serve(callSignal, async (input, deps, visitor) => {
  deps.limits.take(limitRules.callSignal, visitor.userId)
  await visitorThread(deps, visitor)
  await passSignals(deps, { ref: visitor, side: 'visitor' }, input)
  return {}
})

export const visitorCallsRoutes = {
  callAct: callActRoute,
  callSignal: callSignalRoute,
  userVideoInvitation: userVideoInvitationRoute,
}
