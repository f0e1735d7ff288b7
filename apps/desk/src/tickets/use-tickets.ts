import type { TicketSummary } from '@foyer/contract/desk/tickets.ts'
import { ticketFiltersAsked, type TicketFilters } from '../rules/desk/ticket-filters.ts'
import { useQuery } from '@tanstack/react-query'
import { unwrap } from '../platform/api-error.ts'
import { useDesk } from '../live/desk-context.tsx'
import { timings } from '../platform/timings.ts'
import { usePages } from '../layout/use-pages.ts'
import { ticketKey, ticketsKey } from '../platform/query-keys.ts'

type Page = { tickets: TicketSummary[]; next?: string | undefined; total?: number | undefined }

export function useTickets(filters: TicketFilters) {
  const { client, agent } = useDesk()
  const pages = usePages<Page>([...ticketsKey(agent.adminId), filters], async (cursor, signal) => {
    const asked = { ...ticketFiltersAsked(filters), ...(cursor !== undefined && { cursor }) }
    return unwrap(await client.listTickets(asked, { signal }))
  })
  return {
    pages,
    tickets: pages.data?.pages.flatMap(({ tickets }) => tickets),
    total: pages.data?.pages[0]?.total,
  }
}

/** The ticket on screen, looked at anew while it is. */
export function useTicket(ticketId: string) {
  const { client, agent } = useDesk()
  return useQuery({
    queryKey: ticketKey(agent.adminId, ticketId),
    queryFn: async () => unwrap(await client.readTicket({ ticketId })),
    refetchOnMount: 'always',
    refetchInterval: timings.lookAtTicketMs,
  })
}

const mostOfVisitor = 10

/** The latest tickets of whoever a conversation is with. */
export function useVisitorTickets(threadId: string) {
  const { client, agent } = useDesk()
  return useQuery({
    queryKey: [...ticketsKey(agent.adminId), 'of', threadId],
    queryFn: async () => unwrap(await client.listTickets({ threadId, limit: mostOfVisitor })).tickets,
    refetchOnMount: 'always',
  })
}
