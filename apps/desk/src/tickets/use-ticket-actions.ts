import type { Result } from '@foyer/client/result.ts'
import type { DeskTicket, updateTicket } from '@foyer/contract/desk/tickets.ts'
import type { InputOf } from '@foyer/contract/endpoint.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useNotify } from '../ui/use-notify.ts'
import { useDesk } from '../live/desk-context.tsx'
import { failureKey } from '../text/failure-text.ts'
import { useText } from '../text/text-context.tsx'
import { ticketKey, ticketsKey } from '../platform/query-keys.ts'

export type TicketUpdate = Omit<InputOf<typeof updateTicket>, 'ticketId'>

/** Actions on a ticket. Each shows its own failure and returns whether it succeeded. */
export function useTicketActions(ticketId: string) {
  const t = useText()
  const notify = useNotify()
  const queryClient = useQueryClient()
  const { client, agent } = useDesk()

  async function told(result: Result<unknown>): Promise<boolean> {
    if (!result.ok) notify(t(failureKey(result)), 'problem')
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: ticketKey(agent.adminId, ticketId) }),
      queryClient.invalidateQueries({ queryKey: ticketsKey(agent.adminId) }),
    ])
    return result.ok
  }

  /** Shows the ticket as the server has it now. */
  async function kept(result: Result<DeskTicket>): Promise<boolean> {
    if (!result.ok) return told(result)
    queryClient.setQueryData(ticketKey(agent.adminId, ticketId), result.data)
    await queryClient.invalidateQueries({ queryKey: ticketsKey(agent.adminId) })
    return true
  }

  return {
    kept,
    update: async (change: TicketUpdate): Promise<boolean> =>
      kept(await client.updateTicket({ ticketId, ...change })),
    revokeLinks: async (): Promise<boolean> => told(await client.revokeTicketLinks({ ticketId })),
  }
}
