import { readTiming } from '../../node-timing.ts'
import { eventTypes } from '@foyer/contract/codes.ts'
import { getSessionMsg } from '@foyer/contract/events/endpoints.ts'
import { visibleMessages, visitorEvents } from '../../rules/log/for-visitor.ts'
import { Failed } from '../../platform/http/failed.ts'
import { serve } from '../../platform/http/serve.ts'
import { limitRules } from '../../platform/limit-rules.ts'
import { visitorThread } from '../session/visitor-thread.ts'

export const route = serve(getSessionMsg, async (input, deps, visitor) => {
  deps.limits.take(limitRules.read, visitor.userId)
  const thread = await visitorThread(deps, visitor)
  const session = await deps.db
    .selectFrom('sessions')
    .select(['first_seq', 'last_seq'])
    .where('tenant_id', '=', visitor.tenantId)
    .where('key', '=', input.sessionId)
    .where('thread_id', '=', visitor.threadId)
    .executeTakeFirst()
  if (!session) throw new Failed('object.unknown')

  const untilSeq = session.last_seq ?? thread.last_seq
  const fromSeq = Math.max(session.first_seq - 1, input.lastSeq ?? 0)
  const range = { threadKey: thread.key, limit: readTiming.eventsPerAnswer, untilSeq }
  const { entries, more } = await deps.reader.after(visitor, fromSeq, range)
  return {
    msgList: visibleMessages(entries),
    events: visitorEvents(entries).filter((event) => event.event_type !== eventTypes.message),
    lastSeq: entries.at(-1)?.seq ?? Math.max(fromSeq, untilSeq),
    more,
  }
})
