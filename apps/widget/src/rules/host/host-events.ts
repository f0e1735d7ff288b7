import type { CloseReason } from '@foyer/contract/codes.ts'
import type { HostEvent } from '@foyer/contract/host/events.ts'
import type { SessionEvent } from '@foyer/core/session/event.ts'
import type { SessionState } from '@foyer/core/session/state.ts'
import type { Answer } from '@foyer/core/session/effect.ts'
import { hasBegun } from './has-conversation.ts'
import type { SettledItem } from '@foyer/core/messages/item.ts'
import { personEvents } from './person.ts'
import { queuePlace } from './reading-of.ts'

/**
 * The entries that came with this step, by whichever road. What stood in the log when we came is history, however late
 * it is read; lines of our own stand between places and are nobody's news.
 */
function newEntries(before: SessionState, after: SessionState): readonly SettledItem[] {
  const [was, is] = [before.timeline.settled, after.timeline.settled]
  if (was === is || !after.visitor) return []
  const { lastSeq } = after.visitor
  const start = sameFromStart(was, is)
  const end = sameFromEnd(was.slice(start), is.slice(start))
  const known = new Set(was.slice(start, was.length - end).map(({ key }) => key))
  return is
    .slice(start, is.length - end)
    .filter(({ key, place }) => !known.has(key) && Number.isInteger(place) && place > lastSeq)
}

function sameFromStart(was: readonly SettledItem[], is: readonly SettledItem[]): number {
  const at = is.findIndex((item, index) => item !== was[index])
  return at === -1 ? is.length : at
}

function sameFromEnd(was: readonly SettledItem[], is: readonly SettledItem[]): number {
  let same = 0
  while (same < was.length && same < is.length && was.at(-1 - same) === is.at(-1 - same)) same += 1
  return same
}

/** Host events for accepted visitor actions. Only the page that sent the request gets its answer. */
function actEvents(event: SessionEvent): HostEvent[] {
  if (event.type === 'ticketLeft') return [{ name: 'leave-message:submit', as: 'ticket' }]
  return event.type === 'answered' && event.outcome.ok ? taken(event) : []
}

function taken({ call, input }: Answer): HostEvent[] {
  switch (call) {
    case 'submitUserForm':
    case 'updateSessionMsg':
      return [{ name: 'form:submit' }]
    case 'leaveMsg':
      return [{ name: 'leave-message:submit', as: 'message' }]
    case 'evaluate':
      return [{ name: 'rating:submit', star: 'evaluateAdminStar' in input ? input.evaluateAdminStar : 0 }]
    case 'commentDoc':
      return [{ name: 'robot:feedback', isUseful: input.isUseful === 1 }]
    default:
      return []
  }
}

/**
 * Host events for one step of the conversation. Each cause is reported once, by whichever transport it
 * arrives first. State from before the page opened is not reported.
 */
export function hostEvents(before: SessionState, event: SessionEvent, after: SessionState): HostEvent[] {
  if (before === after) return actEvents(event)
  return [
    ...started(before, after),
    ...sent(before, after),
    ...personEvents(before, after),
    ...said(before, after),
    ...queued(before, after),
    ...actEvents(event),
    ...ended(before, event, after),
    ...unread(before, after),
  ]
}

/** A conversation begins when something follows the start of its session; whoever comes back to that began earlier. */
function started(before: SessionState, after: SessionState): HostEvent[] {
  const isFresh = after.visitor !== undefined && after.visitor.lastSeq <= after.visitor.firstSeq
  return isFresh && !hasBegun(before) && hasBegun(after) ? [{ name: 'conversation:start' }] : []
}

/** Told where it was written, or by the page that came after that one; other tabs only show it. */
function sent(before: SessionState, after: SessionState): HostEvent[] {
  const [was, is] = [before.timeline, after.timeline]
  if (was.pending === is.pending) return []
  return was.pending
    .filter(({ id, by, isElsewhere }) => !by && !isElsewhere && !is.pending.some((local) => local.id === id))
    .filter(({ id }) => is.settled.some((item) => item.type === 'message' && item.message.id === id))
    .map(({ id }) => ({ name: 'message:sent', id }))
}

function said(before: SessionState, after: SessionState): HostEvent[] {
  return newEntries(before, after).flatMap((item) => {
    if (item.type !== 'message' || item.message.recalled) return []
    const { msgId: id, sender: from } = item.message
    return from === 'visitor' ? [] : [{ name: 'message', id, from }]
  })
}

function queued(before: SessionState, after: SessionState): HostEvent[] {
  const position = queuePlace(after)
  return position === queuePlace(before) ? [] : [{ name: 'queue', position }]
}

const enders = {
  ended: 'visitor',
  agent: 'agent',
  visitorTimeout: 'silence',
  idle: 'silence',
  newWindow: 'other',
} as const satisfies {
  [R in CloseReason]: string
}

function ended(before: SessionState, event: SessionEvent, after: SessionState): HostEvent[] {
  if (before.mode.name === 'ended' || after.mode.name !== 'ended') return []
  // A session that turns out to be over when something is asked of it: nobody has said by whom.
  const isFoundOut = event.type === 'answered' && event.call === 'transferAgent'
  return [{ name: 'conversation:end', by: isFoundOut ? 'other' : enders[after.mode.reason] }]
}

function unread({ attention: was }: SessionState, { attention: is }: SessionState): HostEvent[] {
  return was.unread === is.unread ? [] : [{ name: 'unread', count: is.unread }]
}
