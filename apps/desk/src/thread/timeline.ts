import type { SessionRating } from '@foyer/contract/desk/visitor/visitorInfo.ts'
import type { Message } from '@foyer/contract/messages/message.ts'
import { isFilledIn } from '@foyer/core/messages/answered-form.ts'
import { greeting as greetingOf } from '@foyer/core/messages/greeting.ts'
import { filledInForms } from './filled-in-forms.ts'
import type { LogEvent } from './log-event.ts'
import type { Unsent } from './outbox.ts'

/** Messages of one sender closer than this belong together and share a name. */
const groupMs = 5 * 60_000

export type LineEvent = Exclude<LogEvent, { kind: 'message' | 'recalled' }>

export type TimelineItem =
  | { kind: 'day'; key: string; at: number }
  | {
      kind: 'message'
      key: string
      message: Message
      isOwn: boolean
      startsGroup: boolean
      rating?: SessionRating
      /** Not in the log: visitors read it in the name of the agent who accepted. */
      isGreeting?: true
    }
  | { kind: 'line'; key: string; event: LineEvent }
  | { kind: 'unsent'; key: string; item: Unsent; startsGroup: boolean }

type Reader = { adminId: string; adminNick: string }

/** What a thread looks like: its log, then what is on its way, with a mark where a new day begins. */
export function timelineOf(
  events: readonly LogEvent[],
  unsent: readonly Unsent[],
  reader: Reader,
  greeting = '',
): TimelineItem[] {
  const withdrawn = withdrawnIn(events)
  const filledIn = filledInForms(events)
  const isOwn = ownership(events, reader)
  const items: TimelineItem[] = []
  let last: { at: number; speaker: string } = { at: 0, speaker: '' }

  function begin(at: number, speaker: string): boolean {
    const isNewDay = dayOf(at) !== dayOf(last.at)
    if (isNewDay) items.push({ kind: 'day', key: `day ${dayOf(at)}`, at })
    const startsGroup = isNewDay || speaker !== last.speaker || at - last.at > groupMs
    last = { at, speaker }
    return startsGroup
  }

  for (const event of events) {
    if (event.kind === 'recalled') continue
    if (event.kind !== 'message') {
      begin(event.at, '')
      items.push({ kind: 'line', key: `${event.seq}`, event })
      if (event.kind === 'accepted' && greeting) items.push(greetingAt(event, greeting, reader))
      continue
    }
    const isWithdrawn = withdrawn.has(event.message.msgId)
    const isAnswer = isFilledIn(event.message)
    // An answer stands in its form; when that is gone, it stands where it was given.
    if (isAnswer && !isWithdrawn && filledIn.isEcho(event)) continue
    const message = isWithdrawn && !isAnswer ? withdraw(event.message) : filledIn.apply(event.message)
    const startsGroup = begin(event.at, speakerOf(message))
    const { rating } = event
    items.push({
      kind: 'message',
      key: keyOf(message),
      message,
      isOwn: isOwn(event),
      startsGroup,
      ...(rating && { rating }),
    })
  }
  for (const item of unsent) {
    const startsGroup = begin(
      Math.max(item.at, last.at),
      `agent ${reader.adminNick}${item.isNote ? ' note' : ''}`,
    )
    items.push({ kind: 'unsent', key: item.id, item, startsGroup })
  }
  return items
}

function greetingAt(
  { seq, at, agent }: Extract<LogEvent, { kind: 'accepted' }>,
  text: string,
  reader: Reader,
): TimelineItem {
  const message = greetingOf({ seq, at, text, name: agent.nick, face: agent.face })
  const isOwn = agent.id === reader.adminId
  return { kind: 'message', key: message.msgId, message, isOwn, startsGroup: true, isGreeting: true }
}

/** A note stands apart from what its writer said to the visitor. */
function speakerOf({ sender, senderName, internal }: Message): string {
  return `${sender} ${senderName}${internal ? ' note' : ''}`
}

/** The writer's id outlives the change from unsent to written, so the view keeps its place and its focus. */
function keyOf(message: Message): string {
  return message.id || message.msgId
}

function withdrawnIn(events: readonly LogEvent[]): ReadonlySet<string> {
  const ids = events.flatMap((event) => {
    if (event.kind === 'recalled') return [event.msgId]
    return event.kind === 'message' && event.message.recalled ? [event.message.msgId] : []
  })
  return new Set(ids)
}

function withdraw(message: Message): Message {
  return { ...message, recalled: true, content: { kind: 'text', text: '' } }
}

/**
 * Messages name their writer but do not say which account it was. A thread has one owner at a time, so an
 * agent's message belongs to whoever accepted last before it; where that is not in sight, the name decides.
 */
function ownership(events: readonly LogEvent[], reader: Reader): (event: LogEvent) => boolean {
  const accepted = events.filter((event) => event.kind === 'accepted')
  return (event) => {
    if (event.kind !== 'message' || event.message.sender !== 'agent') return false
    // Notes are also written by those who only read along.
    if (event.message.internal) return event.message.senderName === reader.adminNick
    const owner = accepted.findLast((entry) => entry.seq < event.seq)
    return owner ? owner.agent.id === reader.adminId : event.message.senderName === reader.adminNick
  }
}

/** A calendar day of the reader's own time zone. */
function dayOf(at: number): string {
  return new Date(at).toDateString()
}
