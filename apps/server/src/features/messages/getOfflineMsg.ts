import { readTiming } from '../../node-timing.ts'
import { getOfflineMsg } from '@foyer/contract/messages/getOfflineMsg.ts'
import { visibleMessages } from '../../rules/log/for-visitor.ts'
import { serve } from '../../platform/http/serve.ts'
import { limitRules } from '../../platform/limit-rules.ts'
import { visitorWatch } from '../events/visitor-watch.ts'
import { visitorThread } from '../session/visitor-thread.ts'

export const route = serve(getOfflineMsg, async (_input, deps, visitor) => {
  deps.limits.take(limitRules.read, visitor.userId)
  const thread = await visitorThread(deps, visitor)
  const range = { threadKey: thread.key, limit: readTiming.eventsPerAnswer }
  const readSeq = Math.max(thread.visitor_read_seq, deps.readMarks.noted(visitor))
  const { entries, more } = await deps.reader.after(visitor, readSeq, range)
  const watch = await visitorWatch(deps, visitor)
  watch.handedSeq = Math.max(watch.handedSeq, entries.at(-1)?.seq ?? 0)
  const fromOthers = entries.filter((entry) => entry.sender !== 'visitor')
  return { msgList: visibleMessages(fromOthers), more }
})
