import { stream, type StreamFrame } from '@foyer/contract/events/stream.ts'
import type { Deps } from '../../deps.ts'
import type { Listener } from '../../log/watch.ts'
import type { EventStream } from '../../platform/http/event-stream.ts'
import { serveStream } from '../../platform/http/serve.ts'
import { limitRules } from '../../platform/limit-rules.ts'
import { browserOfPoll } from '../session/poll-id.ts'
import { eventTypes, type SessionStatus } from '@foyer/contract/codes.ts'
import { freshCallIn } from '../../rules/calls/fresh-call.ts'
import { visitorEvent } from '../../rules/log/for-visitor.ts'
import { isTakenOver, takenOverEvent } from '../../rules/log/taken-over.ts'
import type { Clock } from '../../platform/clock.ts'
import { visitorWatch } from './visitor-watch.ts'

/** Turns what happens in a thread into the frames of one visitor's stream. */
function visitorListener(
  push: EventStream<StreamFrame>,
  browser: string,
  gen: number,
  clock: Clock,
): Listener {
  let status: SessionStatus | undefined
  let told = ''

  return {
    isVisitor: true,
    onEntry(entry, head) {
      const event = visitorEvent(entry)
      if (event) push.send({ type: 'event', event })
      const callId = freshCallIn(entry, clock.now())
      if (callId !== undefined) push.send({ type: 'call', callId })
      const next = head.status
      // Also for entries that are not for visitors: the client's place in the log must not stay behind.
      if (!event || next !== status) push.send({ type: 'status', seq: entry.seq, status: next, waitIndex: 0 })
      // A new status resets this, so that the visitor gets their queue position again even if it is the same.
      if (next !== status) told = ''
      status = next
    },
    onHead(head) {
      if (head.gen !== gen) return push.end()
      if (!isTakenOver(head, browser)) return
      push.send({ type: 'event', event: takenOverEvent(head, clock.now()) })
      push.end()
    },
    onPlace(place, { head }) {
      if (told === JSON.stringify(place)) return
      told = JSON.stringify(place)
      push.send({ type: 'status', seq: head.seq, status: head.status, ...place })
    },
    onNote(note) {
      if (note.type === 'agentTyping') push.send({ type: 'event', event: { event_type: eventTypes.typing } })
      if (note.type === 'call' && note.to !== 'agent') push.send({ type: 'call', callId: note.callId })
      if (note.type === 'answerGrows') push.send({ type: 'growing', id: note.id, msgContent: note.html })
    },
  }
}

export const route = serveStream(stream, async (input, deps, visitor) => {
  deps.limits.take(limitRules.stream, visitor.userId)
  const watch = await visitorWatch(deps, visitor)
  const place = watch.head.status === 'queued' ? await deps.queue.placeOf(visitor) : { waitIndex: 0 }

  return (push: EventStream<StreamFrame>) => {
    const { head } = watch
    push.send({ type: 'hello', seq: head.seq, status: head.status, ...place })
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
  deps.watches.follow(watch, listener, seq).catch((error: unknown) => {
    deps.failures.report('events.stream', error, watch.ref)
    push.end()
  })
}
