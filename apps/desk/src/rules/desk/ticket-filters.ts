import {
  ticketPriorities,
  ticketStatuses,
  type TicketPriority,
  type TicketStatus,
} from '@foyer/contract/codes.ts'

/** Status filters of the ticket list. D-14: 5 and 99 are both closed. */
export const statusFilters = {
  active: ['open', 'accepted', 'waiting'],
  open: ['open'],
  accepted: ['accepted'],
  waiting: ['waiting'],
  resolved: ['resolved'],
  closed: ['closed', 'archived'],
  any: [],
} as const satisfies Record<string, readonly TicketStatus[]>
export type StatusFilter = keyof typeof statusFilters

/** The most urgent first. */
export const priorityFilters = ['any', 'urgent', 'high', 'medium', 'low'] as const
export type PriorityFilter = (typeof priorityFilters)[number]

export type TicketFilters = {
  status: StatusFilter
  priority: PriorityFilter
  /** `anybody`, `me`, `nobody` or an agent's id. */
  assignee: string
  search: string
}

/** The default shows the tickets that still need work. */
export const noFilters: TicketFilters = { status: 'active', priority: 'any', assignee: 'anybody', search: '' }

const statusNames = Object.keys(statusFilters).filter((name): name is StatusFilter => name in statusFilters)

/** Reads the filters from the URL and ignores invalid values. */
export function readTicketFilters(address: Readonly<Record<string, unknown>>): TicketFilters {
  const assignee = textOf(address['assignee'])
  return {
    status: statusNames.find((name) => name === address['status']) ?? noFilters.status,
    priority: priorityFilters.find((name) => name === address['priority']) ?? noFilters.priority,
    assignee: /^(me|nobody|\d{1,15})$/.test(assignee) ? assignee : noFilters.assignee,
    search: textOf(address['search']).slice(0, 200),
  }
}

/** Only what was chosen stands in the address. */
export function ticketFiltersInAddress(filters: TicketFilters): Partial<Record<keyof TicketFilters, string>> {
  const { status, priority, assignee, search } = filters
  return {
    ...(status !== noFilters.status && { status }),
    ...(priority !== noFilters.priority && { priority }),
    ...(assignee !== noFilters.assignee && { assignee }),
    ...(search !== '' && { search }),
  }
}

/** The same as the server is asked. */
export function ticketFiltersAsked({ status, priority, assignee, search }: TicketFilters) {
  const statuses = statusFilters[status].map((name) => ticketStatuses[name])
  return {
    ...(statuses.length > 0 && { statuses }),
    ...(priority !== 'any' && { priorities: [priorityCode(priority)] }),
    ...(assignee !== noFilters.assignee && { assignee }),
    ...(search !== '' && { search }),
  }
}

export function isFiltered(filters: TicketFilters): boolean {
  return Object.keys(ticketFiltersInAddress(filters)).length > 0
}

function priorityCode(name: TicketPriority) {
  return ticketPriorities[name]
}

/** Routers read `search=42` as a number. */
function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
