import type { openTicket } from '@foyer/contract/desk/tickets.ts'
import type { InputOf } from '@foyer/contract/endpoint.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useNotify } from '../ui/use-notify.ts'
import { useOffer } from '../ui/use-offer.tsx'
import { offlineMessagesKey } from '../platform/query-keys.ts'
import { useDesk } from '../live/desk-context.tsx'
import { failureKey } from '../text/failure-text.ts'
import { useText } from '../text/text-context.tsx'
import { ticketKey, ticketsKey } from '../platform/query-keys.ts'

type From = InputOf<typeof openTicket>['from']

/** Makes a ticket of a conversation or of a left message, and offers to go there. */
export function useOpenTicket(): (from: From) => Promise<void> {
  const t = useText()
  const notify = useNotify()
  const offer = useOffer()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { client, agent } = useDesk()
  return async (from) => {
    const result = await client.openTicket({ from })
    if (!result.ok) return notify(t(failureKey(result)), 'problem')
    const { ticketId, number } = result.data
    queryClient.setQueryData(ticketKey(agent.adminId, ticketId), result.data)
    offer(t('tickets.made', { number }), t('tickets.open'), () => {
      void navigate({ to: '/tickets/$ticketId', params: { ticketId } })
    })
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: ticketsKey(agent.adminId) }),
      queryClient.invalidateQueries({ queryKey: offlineMessagesKey(agent.adminId) }),
    ])
    return undefined
  }
}
