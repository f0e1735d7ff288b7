import { getHistoryMsg } from '@foyer/contract/messages/getHistoryMsg.ts'
import { visibleMessages } from '@foyer/core/log/for-visitor.ts'
import { historyPage } from '../../log/history.ts'
import { serve } from '../../platform/http/serve.ts'
import { limitRules } from '../../platform/limit-rules.ts'
import { visitorThread } from '../session/visitor-thread.ts'

/** Timestamps below this are seconds (K-03). */
const secondsBelow = 1e10

export const route = serve(getHistoryMsg, async (input, deps, visitor) => {
  deps.limits.take(limitRules.read, visitor.userId)
  const thread = await visitorThread(deps, visitor)
  const beforeMs = input.maxTime > 0 && input.maxTime < secondsBelow ? input.maxTime * 1000 : input.maxTime
  const page = await historyPage(deps, visitor, { thread, beforeMs, limit: input.pageSize })
  return { msgList: visibleMessages(page.entries), more: page.more }
})
