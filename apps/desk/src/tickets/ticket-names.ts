import {
  nameOf,
  ticketPriorities,
  ticketStatuses,
  type TicketPriority,
  type TicketStatus,
} from '@foyer/contract/codes.ts'
import { ticketEntryKinds, type TicketEntryKind } from '@foyer/contract/tickets/entry-kinds.ts'
import type { DeskKey } from '@foyer/i18n/keys.ts'

/** Past the wire statuses, priorities and kinds have their names. */
export function statusNamed(code: number): TicketStatus {
  return nameOf(ticketStatuses, code) ?? 'open'
}

export function priorityNamed(code: number): TicketPriority {
  return nameOf(ticketPriorities, code) ?? 'medium'
}

export function entryKindNamed(code: number): TicketEntryKind {
  return nameOf(ticketEntryKinds, code) ?? 'change'
}

/** D-14: both ways of being closed are called so. */
export function statusKey(status: TicketStatus): DeskKey {
  return `tickets.status.${status === 'archived' ? 'closed' : status}`
}

/** The statuses, in the order of a ticket's life. */
export const chosenStatuses = [
  'open',
  'accepted',
  'waiting',
  'resolved',
  'closed',
] as const satisfies TicketStatus[]

/** The most urgent first. */
export const chosenPriorities = ['urgent', 'high', 'medium', 'low'] as const satisfies TicketPriority[]
