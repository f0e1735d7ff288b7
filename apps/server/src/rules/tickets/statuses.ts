import type { TicketStatus } from '@foyer/contract/codes.ts'

const over = new Set<TicketStatus>(['resolved', 'closed', 'archived'])

/** Nobody works on it any more. */
export function isOver(status: TicketStatus): boolean {
  return over.has(status)
}

/** An archived ticket is a record: its customer reads it, and opens another one. */
export function takesClientReply(status: TicketStatus): boolean {
  return status !== 'archived'
}

/**
 * Status of a ticket after a customer's reply. The reply reopens a waiting, resolved or closed ticket: an
 * unseen reply is worse than a ticket that an agent closes twice.
 */
export function statusAfterClient(status: TicketStatus, hasAssignee: boolean): TicketStatus {
  if (status === 'open' || status === 'accepted' || status === 'archived') return status
  return hasAssignee ? 'accepted' : 'open'
}

/** Status after an agent's reply: the requested one; else a public reply accepts an open ticket. */
export function statusAfterAgent(
  status: TicketStatus,
  { isInternal, asked }: { isInternal: boolean; asked: TicketStatus | undefined },
): TicketStatus {
  if (asked) return asked
  return status === 'open' && !isInternal ? 'accepted' : status
}
