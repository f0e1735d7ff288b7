import type { HostEvent } from '@foyer/contract/host/events.ts'
import type { Answer } from '../session/effect.ts'
import type { SessionEvent } from '../session/event.ts'

/** What the visitor did on this page and the server took. Only the page where it was done hears the answer. */
export function actEvents(event: SessionEvent): HostEvent[] {
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
