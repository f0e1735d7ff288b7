import type { TicketPriority, TicketStatus } from '@foyer/contract/codes.ts'
import type { TicketChange } from '@foyer/contract/desk/ticket-change.ts'

type Agent = { id: number; nick: string }
export type TicketStand = { status: TicketStatus; priority: TicketPriority; assignee: Agent | undefined }
export type Wanted = {
  status?: TicketStatus | undefined
  priority?: TicketPriority | undefined
  /** Undefined leaves it, null makes it nobody's. */
  assignee?: Agent | null | undefined
}

/** One change for each field that differs; unchanged fields have none. */
export function decideChanges(
  now: TicketStand,
  wanted: Wanted,
): { next: TicketStand; changes: TicketChange[] } {
  const { status = now.status, priority = now.priority } = wanted
  const assignee = wanted.assignee === undefined ? now.assignee : (wanted.assignee ?? undefined)
  const changes: TicketChange[] = []
  if (assignee?.id !== now.assignee?.id)
    changes.push({ field: 'assignee', from: now.assignee?.nick ?? '', to: assignee?.nick ?? '' })
  if (priority !== now.priority) changes.push({ field: 'priority', from: now.priority, to: priority })
  if (status !== now.status) changes.push({ field: 'status', from: now.status, to: status })
  return { next: { status, priority, assignee }, changes }
}
