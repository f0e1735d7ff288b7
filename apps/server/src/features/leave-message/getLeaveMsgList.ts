import { getLeaveMsgList } from '@foyer/contract/leave-message/getLeaveMsgList.ts'
import { serve } from '../../platform/http/serve.ts'
import { limitRules } from '../../platform/limit-rules.ts'
import { visitorThread } from '../session/visitor-thread.ts'
import { listOwnMessages } from './list-own-messages.ts'

export const route = serve(getLeaveMsgList, async (_input, deps, visitor) => {
  deps.limits.take(limitRules.read, visitor.userId)
  await visitorThread(deps, visitor)
  return listOwnMessages(deps, visitor)
})
