import type { WireEvent } from '@foyer/contract/events/event.ts'
import type { WireMessage } from '@foyer/contract/messages/wire-message.ts'
import type { Entry } from '@foyer/core/log/entry.ts'
import { toWireEvent, toWireMessage } from './to-wire.ts'
import { visibleToVisitor } from './visibility.ts'

/** The one event that an entry is to a visitor, if it is one. */
export function visitorEvent(entry: Entry): WireEvent | undefined {
  const visible = visibleToVisitor(entry)
  return visible && toWireEvent(visible, 'visitor')
}

export function visitorEvents(entries: readonly Entry[]): WireEvent[] {
  return entries.flatMap((entry) => visitorEvent(entry) ?? [])
}

/** The messages among entries, as a visitor may read them. */
export function visibleMessages(entries: readonly Entry[]): WireMessage[] {
  return entries.flatMap((entry) => {
    const visible = visibleToVisitor(entry)
    return (visible && toWireMessage(visible, 'visitor')) ?? []
  })
}
