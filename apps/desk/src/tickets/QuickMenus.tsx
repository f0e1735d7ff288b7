import { ticketPriorities, ticketStatuses } from '@foyer/contract/codes.ts'
import type { DeskTicket } from '@foyer/contract/desk/tickets/desk-ticket.ts'
import { useDesk } from '../live/desk-context.tsx'
import { useTeam } from '../routing/use-team.ts'
import { useText } from '../text/text-context.tsx'
import { PickMenu } from './PickMenu.tsx'
import { chosenPriorities, chosenStatuses, priorityNamed, statusKey, statusNamed } from './ticket-names.ts'
import { useTicketActions } from './use-ticket-actions.ts'

/** How it stands, how urgent it is and whose it is: each is one press away. */
export function QuickMenus({ ticket }: { ticket: DeskTicket }) {
  const t = useText()
  const { agent } = useDesk()
  const { data: team } = useTeam(true)
  const { update } = useTicketActions(ticket.ticketId)
  const status = statusNamed(ticket.status)
  const priority = priorityNamed(ticket.priority)
  const colleagues = (team?.agents ?? []).filter(({ adminId }) => adminId !== agent.adminId)
  return (
    <div className="desk-quick" role="group" aria-label={t('tickets.quick')}>
      <PickMenu
        label={t('tickets.filter.status')}
        shown={t(statusKey(status))}
        value={status === 'archived' ? 'closed' : status}
        options={chosenStatuses.map((value) => ({ value, label: t(statusKey(value)) }))}
        onPick={(value) => void update({ status: ticketStatuses[value] })}
      />
      <PickMenu
        label={t('tickets.filter.priority')}
        shown={t(`tickets.priority.${priority}`)}
        value={priority}
        options={chosenPriorities.map((value) => ({ value, label: t(`tickets.priority.${value}`) }))}
        onPick={(value) => void update({ priority: ticketPriorities[value] })}
      />
      <PickMenu
        label={t('tickets.filter.assignee')}
        shown={ticket.assigneeNick || t('tickets.filter.nobody')}
        value={ticket.assigneeId}
        options={[
          { value: agent.adminId, label: t('tickets.assignMe', { name: agent.adminNick }) },
          ...colleagues.map(({ adminId, adminNick }) => ({ value: adminId, label: adminNick })),
          { value: '', label: t('tickets.filter.nobody') },
        ]}
        onPick={(assigneeId) => void update({ assigneeId })}
      />
    </div>
  )
}
