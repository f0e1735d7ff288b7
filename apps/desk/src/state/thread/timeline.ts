import type { SessionRating } from '@foyer/contract/desk/visitor.ts'
import type { Message } from '@foyer/contract/messages/message.ts'
import { isFilledIn, answeredForm } from '@foyer/core/messages/answered-form.ts'
import { greeting as greetingOf } from '@foyer/core/messages/greeting.ts'
import type { LogEvent } from './log-event.ts'
import type { Unsent } from '../outbox/outbox.ts'

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

type Reader = { adminId: string }

/** Items of a thread's timeline: its log, then unsent replies, with a separator for each day. */
export function timelineOf(
  events: readonly LogEvent[],
  unsent: readonly Unsent[],
  reader: Reader,
  greeting = '',
): TimelineItem[] {
  const withdrawn = withdrawnIn(events)
  const filledIn = filledInForms(events)
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
    const startsGroup = begin(event.at, speakerOf(message, event.adminId))
    const { rating } = event
    items.push({
      kind: 'message',
      key: keyOf(message),
      message,
      isOwn: message.sender === 'agent' && event.adminId === reader.adminId,
      startsGroup,
      ...(rating && { rating }),
    })
  }
  for (const item of unsent) {
    const startsGroup = begin(
      Math.max(item.at, last.at),
      `agent ${reader.adminId}${item.isNote ? ' note' : ''}`,
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
function speakerOf({ sender, senderName, internal }: Message, adminId = senderName): string {
  return `${sender} ${adminId}${internal ? ' note' : ''}`
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

/** A calendar day of the reader's own time zone. */
function dayOf(at: number): string {
  return new Date(at).toDateString()
}

/** The log repeats a form when it was answered: it fills in the form where that is in sight, and is no second one. */
function filledInForms(events: readonly LogEvent[]) {
  const answers = new Map<string, Message>()
  const asked = new Set<string>()
  for (const event of events) {
    if (event.kind !== 'message') continue
    if (isFilledIn(event.message)) answers.set(event.message.msgId, event.message)
    else asked.add(event.message.msgId)
  }
  return {
    isEcho: (event: LogEvent): boolean =>
      event.kind === 'message' && isFilledIn(event.message) && asked.has(event.message.msgId),
    apply: (message: Message): Message => {
      const content = answers.get(message.msgId)?.content
      return content && 'fields' in content ? answeredForm(message, content.fields) : message
    },
  }
}
