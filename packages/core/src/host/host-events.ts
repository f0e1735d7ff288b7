import type { CloseReason } from '@foyer/contract/codes.ts'
import type { HostEvent } from '@foyer/contract/host/events.ts'
import type { SessionEvent } from '../session/event.ts'
import type { SessionState } from '../session/state.ts'
import { actEvents } from './acts.ts'
import { hasBegun } from './has-conversation.ts'
import { newEntries } from './news.ts'
import { personEvents } from './person.ts'
import { queuePlace } from './reading-of.ts'

/**
 * What a site's page is told of one step of the conversation: every cause once, whichever road it came by first, and
 * nothing of what was there when the page was opened.
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
