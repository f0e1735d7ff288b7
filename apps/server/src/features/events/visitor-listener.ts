import { sessionStatuses } from '@foyer/contract/codes.ts'
import type { StreamFrame } from '@foyer/contract/events/stream.ts'
import { eventTypes } from '@foyer/contract/codes.ts'
import { freshCallIn } from '@foyer/core/calls/fresh-call.ts'
import { visitorEvent } from '@foyer/core/log/for-visitor.ts'
import { isTakenOver, takenOverEvent } from '@foyer/core/log/taken-over.ts'
import type { Listener } from '../../log/watch.ts'
import type { Clock } from '../../platform/clock.ts'
import type { EventStream } from '../../platform/http/event-stream.ts'

/** Turns what happens in a thread into the frames of one visitor's stream. */
export function visitorListener(
  push: EventStream<StreamFrame>,
  browser: string,
  gen: number,
  clock: Clock,
): Listener {
  let status: number | undefined
  let told = ''

  return {
    isVisitor: true,
    onEntry(entry, head) {
      const event = visitorEvent(entry)
      if (event) push.send({ type: 'event', event })
      const callId = freshCallIn(entry, clock.now())
      if (callId !== undefined) push.send({ type: 'call', callId })
      const next = sessionStatuses[head.status]
      // Also for entries that are not for visitors: the client's place in the log must not stay behind.
      if (!event || next !== status) push.send({ type: 'status', seq: entry.seq, status: next, waitIndex: 0 })
      // Whoever waits anew is told their place anew, even if it is the same.
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
      push.send({ type: 'status', seq: head.seq, status: sessionStatuses[head.status], ...place })
    },
    onNote(note) {
      if (note.type === 'agentTyping') push.send({ type: 'event', event: { event_type: eventTypes.typing } })
      if (note.type === 'call' && note.to !== 'agent') push.send({ type: 'call', callId: note.callId })
      if (note.type === 'answerGrows') push.send({ type: 'growing', id: note.id, msgContent: note.html })
    },
  }
}
