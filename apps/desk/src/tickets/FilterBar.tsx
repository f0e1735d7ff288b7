import { NativeSelect } from '@mantine/core'
import {
  noFilters,
  priorityFilters,
  statusFilters,
  type StatusFilter,
  type TicketFilters,
} from '@foyer/core/desk/ticket-filters.ts'
import { useDesk } from '../live/desk-context.tsx'
import { useTeam } from '../routing/use-team.ts'
import { useText } from '../text/text-context.tsx'

type FilterBarProps = { filters: TicketFilters; onChange: (next: Partial<TicketFilters>) => void }

const statuses = Object.keys(statusFilters).filter((name): name is StatusFilter => name in statusFilters)

/** What the list is narrowed to: how it stands, how urgent it is, whose it is. */
export function FilterBar({ filters, onChange }: FilterBarProps) {
  const t = useText()
  const { agent } = useDesk()
  const { data: team } = useTeam(true)
  const colleagues = (team?.agents ?? []).filter(({ adminId }) => adminId !== agent.adminId)
  // An agent who is gone, or a team that is still being read: what the address says is shown all the same.
  const isKnown = [noFilters.assignee, 'me', 'nobody', ...colleagues.map(({ adminId }) => adminId)].includes(
    filters.assignee,
  )
  return (
    <div className="desk-filters" role="group" aria-label={t('tickets.filters')}>
      <NativeSelect
        size="xs"
        aria-label={t('tickets.filter.status')}
        value={filters.status}
        data={statuses.map((value) => ({
          value,
          label: t(
            value === 'any' || value === 'active' ? `tickets.filter.${value}` : `tickets.status.${value}`,
          ),
        }))}
        onChange={({ currentTarget }) =>
          onChange({ status: statuses.find((one) => one === currentTarget.value) ?? noFilters.status })
        }
      />
      <NativeSelect
        size="xs"
        aria-label={t('tickets.filter.priority')}
        value={filters.priority}
        data={priorityFilters.map((value) => ({
          value,
          label: t(value === 'any' ? 'tickets.filter.anyPriority' : `tickets.priority.${value}`),
        }))}
        onChange={({ currentTarget }) =>
          onChange({
            priority: priorityFilters.find((one) => one === currentTarget.value) ?? noFilters.priority,
          })
        }
      />
      <NativeSelect
        size="xs"
        aria-label={t('tickets.filter.assignee')}
        value={filters.assignee}
        data={[
          { value: noFilters.assignee, label: t('tickets.filter.anybody') },
          { value: 'me', label: t('tickets.filter.me') },
          { value: 'nobody', label: t('tickets.filter.nobody') },
          ...colleagues.map(({ adminId, adminNick }) => ({ value: adminId, label: adminNick })),
          ...(isKnown ? [] : [{ value: filters.assignee, label: '…' }]),
        ]}
        onChange={({ currentTarget }) => onChange({ assignee: currentTarget.value })}
      />
    </div>
  )
}
