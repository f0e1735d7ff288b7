import { getEventMsg } from '@foyer/contract/events/endpoints.ts'
import { stream, type StreamFrame } from '@foyer/contract/events/stream.ts'
import { eventTypes, type SessionStatus } from '@foyer/contract/codes.ts'
import type { VisitorClaims } from '../rules/identity/claims.ts'
import type { Deps } from '../deps.ts'
import type { Watch, Listener } from '../log/watch.ts'
import { Failed } from '../platform/http/failed.ts'
import { readTiming } from '../node-timing.ts'
import { visitorEvents, visitorEvent } from '../rules/log/for-visitor.ts'
import { isTakenOver, takenOverEvent } from '../rules/log/taken-over.ts'
import { serve, serveStream } from '../platform/http/serve.ts'
import { limitRules } from '../platform/limit-rules.ts'
import type { EventStream } from '../platform/http/event-stream.ts'
import { freshCallIn } from '../rules/calls/fresh-call.ts'
import type { Clock } from '../platform/clock.ts'
import { browserOfPoll, visitorThread } from './session/visitor-thread.ts'

/** This node's watch of the visitor's thread. It costs no query while the thread is cached. */
export async function visitorWatch({ watches }: Deps, visitor: VisitorClaims): Promise<Watch> {
  const watch = await watches.of(
    { tenantId: visitor.tenantId, threadId: visitor.threadId },
    visitor.threadKey,
  )
  if (!watch || watch.head.gen !== visitor.gen) throw new Failed('identity.expired')
  return watch
}

const getEventMsgRoute = serve(getEventMsg, async (input, deps, visitor) => {
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

const streamRoute = serveStream(stream, async (input, deps, visitor) => {
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

export const eventsRoutes = { getEventMsg: getEventMsgRoute, stream: streamRoute }
