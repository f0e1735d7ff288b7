import {
  isFiltered,
  readTicketFilters,
  ticketFiltersInAddress,
  type TicketFilters,
  noFilters,
  priorityFilters,
  statusFilters,
  type StatusFilter,
} from '../rules/desk/ticket-filters.ts'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { ListPage } from '../layout/ListPage.tsx'
import { ListSearch } from '../layout/SearchField.tsx'
import { useText } from '../text/text-context.tsx'
import { NativeSelect } from '@mantine/core'
import { useDesk } from '../live/desk-context.tsx'
import { useTeam } from '../routing/use-team.ts'
import { TicketRow } from './TicketRow.tsx'
import './TicketsPage.css'
import { useTickets } from './use-tickets.ts'

type FilterBarProps = { filters: TicketFilters; onChange: (next: Partial<TicketFilters>) => void }

const statuses = Object.keys(statusFilters).filter((name): name is StatusFilter => name in statusFilters)

/** Filters of the list: status, priority and assignee. */
function FilterBar({ filters, onChange }: FilterBarProps) {
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

/** The tickets, filtered as the address says. */
export function TicketsPage() {
  const t = useText()
  const navigate = useNavigate()
  const filters = readTicketFilters(useSearch({ from: '/tickets' }))
  const { ticketId: openId } = useParams({ strict: false })
  const { pages, tickets, total } = useTickets(filters)

  function change(next: Partial<TicketFilters>): void {
    // Relative to the current page: the open ticket stays open beside another list.
    void navigate({ to: '.', search: ticketFiltersInAddress({ ...filters, ...next }), replace: true })
  }

  return (
    <ListPage
      title={t('tickets.title')}
      total={total}
      tools={
        <>
          <FilterBar filters={filters} onChange={change} />
          <ListSearch
            label={t('tickets.search')}
            search={filters.search}
            onSearch={(search) => change({ search })}
          />
        </>
      }
      rows={tickets}
      idOf={(ticket) => ticket.ticketId}
      pages={pages}
      none={{
        title: t(isFiltered(filters) ? 'inbox.search.none' : 'tickets.none'),
        detail: t(isFiltered(filters) ? 'tickets.filtered.noneDetail' : 'tickets.noneDetail'),
      }}
      openId={openId}
      onBack={() => navigate({ to: '/tickets', search: true })}
    >
      {(ticket, focus, now) => <TicketRow ticket={ticket} now={now} focus={focus} />}
    </ListPage>
  )
}
