import { eventTypes } from '@foyer/contract/codes.ts'
import type { AgentEvent } from '@foyer/contract/events/event.ts'
import type { Entry } from '@foyer/core/log/entry.ts'
import { toWireEvent } from './to-wire.ts'
import { visibleToAgent } from './visibility.ts'

export function agentEvent(entry: Entry): AgentEvent | undefined {
  const event = toWireEvent(visibleToAgent(entry), 'agent')
  return event && withPeople(event, entry)
}

export function agentEvents(entries: readonly Entry[]): AgentEvent[] {
  return entries.flatMap((entry) => agentEvent(entry) ?? [])
}

/** Which colleague did it is for agents; visitors read only that it happened. */
function withPeople(event: AgentEvent, { agent, body }: Entry): AgentEvent {
  switch (event.event_type) {
    case eventTypes.accepted: {
      if (body.type !== 'accepted') return event
      const { how, from } = body
      return { ...event, ...(how && { how }), ...(from && { from: personOf(from) }) }
    }
    case eventTypes.closed:
    case eventTypes.failed:
    case eventTypes.ratingInvited:
      return agent ? { ...event, from: personOf(agent) } : event
    default:
      return event
  }
}

function personOf({ id, nick }: { id: number; nick: string }) {
  return { adminId: String(id), adminNick: nick }
}
