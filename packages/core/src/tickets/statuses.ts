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
 * What a ticket is after its customer's words. Whoever waited for them has work again, and what was resolved or closed
 * was not: a reply that nobody sees is worse than a ticket that somebody closes twice.
 */
export function statusAfterClient(status: TicketStatus, hasAssignee: boolean): TicketStatus {
  if (status === 'open' || status === 'accepted' || status === 'archived') return status
  return hasAssignee ? 'accepted' : 'open'
}

/** What a ticket is after an agent's words: what they asked for, or taken up once its customer was answered. */
export function statusAfterAgent(
  status: TicketStatus,
  { isInternal, asked }: { isInternal: boolean; asked: TicketStatus | undefined },
): TicketStatus {
  if (asked) return asked
  return status === 'open' && !isInternal ? 'accepted' : status
}
