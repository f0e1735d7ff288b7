import type { WireEvent } from '@foyer/contract/events/event.ts'
import type { Entry } from './entry.ts'
import { toWireEvent } from './to-wire.ts'
import { visibleToAgent } from './visibility.ts'

export function agentEvent(entry: Entry): WireEvent | undefined {
  return toWireEvent(visibleToAgent(entry))
}

export function agentEvents(entries: readonly Entry[]): WireEvent[] {
  return entries.flatMap((entry) => agentEvent(entry) ?? [])
}
