import { readTiming } from '../../node-timing.ts'
import { getEventMsg } from '@foyer/contract/events/endpoints.ts'
import { visitorEvents } from '../../rules/log/for-visitor.ts'
import { isTakenOver, takenOverEvent } from '../../rules/log/taken-over.ts'
import { serve } from '../../platform/http/serve.ts'
import { limitRules } from '../../platform/limit-rules.ts'
import { browserOfPoll } from '../session/poll-id.ts'
import { visitorThread } from '../session/visitor-thread.ts'
import { visitorWatch } from './visitor-watch.ts'

export const route = serve(getEventMsg, async (input, deps, visitor) => {
  deps.limits.take(limitRules.poll, visitor.userId)
  const watch = await visitorWatch(deps, visitor)
  deps.watches.polled(watch)
  const { head } = watch
  if (isTakenOver(head, browserOfPoll(input.pollId))) {
    const event = takenOverEvent(head, deps.clock.now())
    return { status: 'ended' as const, waitIndex: 0, msgList: [event], lastSeq: head.seq, more: false }
  }

  const place = head.status === 'queued' ? await deps.queue.placeOf(visitor) : { waitIndex: 0 }
  // Old clients keep no place of their own: they get everything since they last said msgComplete.
  const lastSeq = input.lastSeq ?? (await visitorThread(deps, visitor)).visitor_read_seq
  if (lastSeq >= head.seq)
    return { status: head.status, ...place, msgList: [], lastSeq: head.seq, more: false }

  const range = { threadKey: watch.key, limit: readTiming.eventsPerAnswer }
  const { entries, more } = await deps.reader.after(visitor, lastSeq, range)
  const shown = input.lastSeq === undefined ? entries.filter((entry) => entry.sender !== 'visitor') : entries
  const reached = entries.at(-1)?.seq ?? lastSeq
  if (input.lastSeq === undefined) watch.handedSeq = Math.max(watch.handedSeq, reached)
  return { status: head.status, ...place, msgList: visitorEvents(shown), lastSeq: reached, more }
})
