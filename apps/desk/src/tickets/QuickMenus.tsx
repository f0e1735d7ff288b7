import { ticketPriorities, ticketStatuses } from '@foyer/contract/codes.ts'
import type { DeskTicket } from '@foyer/contract/desk/tickets.ts'
import { useDesk } from '../live/desk-context.tsx'
import { useTeam } from '../routing/use-team.ts'
import { useText } from '../text/text-context.tsx'
import { Button, Menu } from '@mantine/core'
import { Check, ChevronDown } from 'lucide-react'
import { chosenPriorities, chosenStatuses, priorityNamed, statusKey, statusNamed } from './ticket-names.ts'
import { useTicketActions } from './use-ticket-actions.ts'

type PickMenuProps<T extends string> = {
  label: string
  /** Label of the button. */
  shown: string
  value: T
  options: readonly { value: T; label: string }[]
  onPick: (value: T) => void
}

/** A button that shows what is chosen and opens what else there is. */
function PickMenu<T extends string>({ label, shown, value, options, onPick }: PickMenuProps<T>) {
  return (
    <Menu position="bottom-start" portalProps={{ target: '#desk-layer' }}>
      <Menu.Target>
        <Button
          variant="default"
          size="xs"
          rightSection={<ChevronDown size={14} aria-hidden="true" />}
          aria-label={`${label}: ${shown}`}
          title={label}
        >
          <bdi className="desk-ellipsis">{shown}</bdi>
        </Button>
      </Menu.Target>
      <Menu.Dropdown aria-label={label}>
        {options.map((option) => (
          <Menu.Item
            key={option.value}
            aria-current={option.value === value}
            rightSection={option.value === value && <Check size={16} aria-hidden="true" />}
            onClick={() => {
              if (option.value !== value) onPick(option.value)
            }}
          >
            <bdi>{option.label}</bdi>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

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
