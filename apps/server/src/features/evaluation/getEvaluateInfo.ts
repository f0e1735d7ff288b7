import { getEvaluateInfo } from '@foyer/contract/evaluation/endpoints.ts'
import { Failed } from '../../platform/http/failed.ts'
import { serve } from '../../platform/http/serve.ts'
import { limitRules } from '../../platform/limit-rules.ts'
import { visitorChannel } from '../channel/visitor-channel.ts'
import { visitorThread } from '../session/visitor-thread.ts'

export const route = serve(getEvaluateInfo, async (input, deps, visitor) => {
  deps.limits.take(limitRules.read, visitor.userId)
  await visitorThread(deps, visitor)
  const channel = await visitorChannel(deps, visitor)
  // Another channel is answered like one that does not exist, whether it does or not.
  if (input.tenantId !== channel.tenantKey || input.channelId !== channel.key)
    throw new Failed('channel.unknown')
  return channel.evaluate
})
