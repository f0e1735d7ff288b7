import { decodeEvent, type ServerEvent } from '@foyer/contract/events/server-event.ts'
import { decodeMessage } from '@foyer/contract/messages/codec.ts'

type WithMessages = { msgList: readonly unknown[]; events?: readonly unknown[] }

/** Decodes the messages and events of an answer's data; other data is returned as it is. */
export function decodeAnswer(data: unknown): unknown {
  if (!hasMessages(data)) return data
  const { msgList, events = [], ...rest } = data
  return { ...rest, events: [...messagesOf(msgList), ...eventsOf(events)] }
}

function eventsOf(events: readonly unknown[]): ServerEvent[] {
  return events.flatMap((wire) => decodeEvent(wire) ?? [])
}

function messagesOf(msgList: readonly unknown[]): ServerEvent[] {
  return msgList.map((wire) => ({ kind: 'message', message: decodeMessage(wire) }))
}

function hasMessages(data: unknown): data is WithMessages {
  return typeof data === 'object' && data !== null && 'msgList' in data
}
