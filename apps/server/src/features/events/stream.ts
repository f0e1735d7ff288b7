import { sessionStatuses } from '@foyer/contract/codes.ts'
import { stream, type StreamFrame } from '@foyer/contract/events/stream.ts'
import type { Deps } from '../../deps.ts'
import type { Listener } from '../../log/watch.ts'
import type { EventStream } from '../../platform/http/event-stream.ts'
import { serveStream } from '../../platform/http/serve.ts'
import { limitRules } from '../../platform/limit-rules.ts'
import { browserOfPoll } from '../session/poll-id.ts'
import { visitorListener } from './visitor-listener.ts'
import { visitorWatch } from './visitor-watch.ts'

export const route = serveStream(stream, async (input, deps, visitor) => {
  deps.limits.take(limitRules.stream, visitor.userId)
  const watch = await visitorWatch(deps, visitor)
  const place = watch.head.status === 'queued' ? await deps.queue.placeOf(visitor) : { waitIndex: 0 }

  return (push: EventStream<StreamFrame>) => {
    const { head } = watch
    push.send({ type: 'hello', seq: head.seq, status: sessionStatuses[head.status], ...place })
    const listener = visitorListener(push, browserOfPoll(input.pollId), visitor.gen, deps.clock)
    listener.onHead(head, watch)
    follow(deps, watch, listener, input.lastSeq, push)
    return () => deps.watches.leave(watch, listener)
  }
})

type WatchOf = Awaited<ReturnType<typeof visitorWatch>>

/** A visitor who cannot be caught up now (PostgreSQL is away) is sent off and comes back with the same cursor. */
function follow(
  deps: Deps,
  watch: WatchOf,
  listener: Listener,
  seq: number,
  push: EventStream<StreamFrame>,
): void {
  deps.watches.follow(watch, listener, seq).catch(() => push.end())
}
