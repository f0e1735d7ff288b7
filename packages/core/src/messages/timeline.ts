import type { ErrorCode } from '@foyer/contract/errors.ts'
import type { ServerEvent } from '@foyer/contract/events/server-event.ts'
import type { MessageContent } from '@foyer/contract/messages/content.ts'
import type { Message } from '@foyer/contract/messages/message.ts'
import type { LocalMessage, Note, SettledItem } from './item.ts'
import { answeredForm, isFilledIn } from './answered-form.ts'
import { greeting, plainMessage, type Greeting } from './greeting.ts'
import { insert, lastSeq } from './settled.ts'
import { systemNoteOf } from './system-note.ts'

/**
 * The conversation as one tab knows it: settled items in the order of the log, then what is still on its way.
 * `withdrawn` remembers recalls whose message may come later, on an older page; `hidden` the questions that were
 * handed on to a person, whose echo may come later.
 */
export type Timeline = {
  settled: readonly SettledItem[]
  pending: readonly LocalMessage[]
  withdrawn: readonly string[]
  hidden: readonly string[]
}

export type Receipt = { msgId: string; seq: number; at: number }

export type TimelineAction =
  | { type: 'written'; id: string; content: MessageContent; at: number; by?: 'robot'; isElsewhere?: true }
  | { type: 'sent'; id: string; receipt: Receipt }
  | { type: 'failed'; id: string; error: ErrorCode }
  | { type: 'retried'; id: string }
  | { type: 'discarded'; id: string }
  | { type: 'received'; event: ServerEvent }
  /** A page of the log, in any order and with any overlap: the session so far, or older history. */
  | { type: 'loaded'; events: readonly ServerEvent[] }
  | { type: 'noted'; id: string; note: Note; at: number }
  /** `seq`: where its session begins, if the conversation has gone on since. */
  | { type: 'guided'; at: number; seq?: number }
  /** The agent's greeting from the channel's settings, placed after the entry of the acceptance. */
  | ({ type: 'greeted' } & Greeting)
  /** T-17: a question that the robot handed on to a person. */
  | { type: 'hidden'; id: string }
  | { type: 'changed'; msgId: string; change: (message: Message) => Message }

export const emptyTimeline: Timeline = { settled: [], pending: [], withdrawn: [], hidden: [] }

/** Acks, echoes, pages and recalls may come in any order and any number of times: the end is the same. */
export function timeline(state: Timeline, action: TimelineAction): Timeline {
  switch (action.type) {
    case 'written':
      return written(state, action)
    case 'sent':
      return sent(state, action.id, action.receipt)
    case 'failed':
      return change(state, action.id, (local) => ({ ...local, status: 'failed', error: action.error }))
    case 'retried':
      return change(state, action.id, ({ error: _error, ...local }) => ({ ...local, status: 'loading' }))
    case 'discarded':
      return { ...state, pending: without(state.pending, action.id) }
    case 'received':
      return received(state, action.event)
    case 'loaded':
      return action.events.reduce(received, state)
    case 'noted':
      return added(state, noteItem(`n:${action.id}`, action.at, action.note))
    case 'guided':
      return added(state, { type: 'guide', key: 'guide', at: action.at }, action.seq)
    case 'greeted':
      return settle(state, { ...messageItem(greeting(action), false), place: action.seq + 0.25 })
    case 'hidden':
      return {
        ...state,
        hidden: [...state.hidden, action.id],
        settled: state.settled.filter((item) => item.type !== 'message' || item.message.id !== action.id),
        pending: without(state.pending, action.id),
      }
    case 'changed':
      return changed(state, action.msgId, action.change)
  }
}

type Unplaced<T> = T extends unknown ? Omit<T, 'place'> : never

/** A line of our own, once: half a step behind what was last when it was made. */
function added(state: Timeline, item: Unplaced<SettledItem>, seq = lastSeq(state.settled)): Timeline {
  if (state.settled.some(({ key }) => key === item.key)) return state
  return settle(state, { ...item, place: seq + 0.5 })
}

function changed(state: Timeline, msgId: string, change: (message: Message) => Message): Timeline {
  const at = state.settled.findLastIndex((item) => item.type === 'message' && item.message.msgId === msgId)
  const item = state.settled[at]
  if (item?.type !== 'message') return state
  return { ...state, settled: state.settled.with(at, { ...item, message: change(item.message) }) }
}

type Written = Extract<TimelineAction, { type: 'written' }>

function written(state: Timeline, { type: _type, ...message }: Written): Timeline {
  const isKnown =
    state.pending.some((local) => local.id === message.id) ||
    state.settled.some((item) => item.type === 'message' && item.message.id === message.id)
  if (isKnown) return state
  return { ...state, pending: [...state.pending, { ...message, status: 'loading' }] }
}

/** The answer to a send. Its echo may have been faster: then nothing is pending and nothing happens. */
function sent(state: Timeline, id: string, { msgId, seq, at }: Receipt): Timeline {
  const local = state.pending.find((candidate) => candidate.id === id)
  if (!local) return state
  const { by: sender = 'visitor', content } = local
  return settle(state, messageItem({ ...plainMessage, msgId, seq, id, at, sender, content }, true))
}

function received(state: Timeline, event: ServerEvent): Timeline {
  switch (event.kind) {
    case 'message':
      // T-19: nobody sees what is sensitive or meant for agents only, should a server ever send it.
      if (event.message.sensitive || event.message.internal) return state
      if (isFilledIn(event.message)) return filledIn(state, event.message)
      return settle(state, systemNote(event.message) ?? messageItem(event.message, false))
    case 'accepted':
      return settle(state, logNote(event, { key: 'note.accepted', name: event.agent.nick }))
    case 'closed':
      return settle(state, logNote(event, { key: `note.closed.${event.reason}` }))
    case 'recalled':
      return withdraw(state, event.msgId)
    case 'ratingInvited':
      return settle(state, logNote(event, { key: 'note.ratingInvited' }))
    case 'failed': {
      if (event.reason === 'error') return state
      // A refusal tells of the queue: it holds only for those who are in it.
      const isUnserved = event.reason === 'refused' && event.status !== 'queued'
      return settle(state, logNote(event, { key: `note.without.${isUnserved ? 'noAgent' : event.reason}` }))
    }
    case 'call':
      return settle(state, logNote(event, { key: 'note.call', call: event }))
    case 'typing':
      return state
  }
}

/** The log repeats a form under its own msgId once it was answered. */
function filledIn(state: Timeline, { msgId, content }: Message): Timeline {
  return 'fields' in content
    ? changed(state, msgId, (message) => answeredForm(message, content.fields))
    : state
}

function settle(state: Timeline, item: SettledItem): Timeline {
  const isMessage = item.type === 'message'
  if (isMessage && state.hidden.includes(item.message.id)) return state
  const settled = insert(state.settled, isMessage ? hideWithdrawn(item, state.withdrawn) : item)
  const pending = isMessage && item.message.id ? without(state.pending, item.message.id) : state.pending
  return settled === state.settled && pending === state.pending ? state : { ...state, settled, pending }
}

function withdraw(state: Timeline, msgId: string): Timeline {
  if (state.withdrawn.includes(msgId)) return state
  const withdrawn = [...state.withdrawn, msgId]
  const settled = state.settled.map((item) =>
    item.type === 'message' ? hideWithdrawn(item, withdrawn) : item,
  )
  return { ...state, settled, withdrawn }
}

type MessageItem = Extract<SettledItem, { type: 'message' }>

/** T-03: of a recalled message only the fact stays, even here in memory. */
function hideWithdrawn(item: MessageItem, withdrawn: readonly string[]): MessageItem {
  const { message } = item
  if (!message.recalled && !withdrawn.includes(message.msgId)) return item
  return {
    ...item,
    message: { ...message, recalled: true, content: { kind: 'text', text: '' }, translation: '', quote: '' },
  }
}

function messageItem(message: Message, isReceipt: boolean): MessageItem {
  const { id, msgId, seq, at } = message
  return { type: 'message', key: id || msgId, place: seq, at, message, isReceipt }
}

function noteItem(
  key: string,
  at: number,
  note: Note,
): Omit<Extract<SettledItem, { type: 'note' }>, 'place'> {
  return { type: 'note', key, at, note }
}

function logNote({ seq, at }: { seq: number; at: number }, note: Note): SettledItem {
  return { ...noteItem(`e:${seq}`, at, note), place: seq }
}

function systemNote(message: Message): SettledItem | undefined {
  const note = systemNoteOf(message)
  return note && logNote(message, { key: `note.${note}` })
}

function change(state: Timeline, id: string, next: (local: LocalMessage) => LocalMessage): Timeline {
  if (!state.pending.some((local) => local.id === id)) return state
  return { ...state, pending: state.pending.map((local) => (local.id === id ? next(local) : local)) }
}

function without(pending: readonly LocalMessage[], id: string): readonly LocalMessage[] {
  return pending.some((local) => local.id === id) ? pending.filter((local) => local.id !== id) : pending
}
