import {
  isFiltered,
  readTicketFilters,
  ticketFiltersInAddress,
  type TicketFilters,
} from '@foyer/core/desk/ticket-filters.ts'
import { Outlet, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useRef } from 'react'
import '../inbox/InboxLists.css'
import '../inbox/InboxPage.css'
import { searchId } from '../inbox/InboxSearch.tsx'
import '../inbox/ThreadList.css'
import { useRowKeys, type ListHandle } from '../keys/use-row-keys.ts'
import { ListSearch } from '../paging/ListSearch.tsx'
import { PagedList } from '../paging/PagedList.tsx'
import { useText } from '../text/text-context.tsx'
import { useNow } from '../text/use-times.ts'
import { FilterBar } from './FilterBar.tsx'
import { TicketRow } from './TicketRow.tsx'
import './TicketsPage.css'
import { useTickets } from './use-tickets.ts'

const tickMs = 60_000

/** The tickets and the one that is open; on a phone one of both. What is shown stands in the address. */
export function TicketsPage() {
  const t = useText()
  const now = useNow(tickMs)
  const navigate = useNavigate()
  const filters = readTicketFilters(useSearch({ from: '/tickets' }))
  const { ticketId: openId } = useParams({ strict: false })
  const { pages, tickets, total } = useTickets(filters)
  const list = useRef<ListHandle>(null)
  useRowKeys(list, {
    searchId,
    back: openId
      ? () => void navigate({ to: '/tickets', search: true }).then(() => list.current?.focus(openId))
      : undefined,
  })

  function change(next: Partial<TicketFilters>): void {
    // From wherever one is by then: what is open stays open beside another list.
    void navigate({ to: '.', search: ticketFiltersInAddress({ ...filters, ...next }), replace: true })
  }

  return (
    <main className="desk-inbox">
      <section className="desk-lists" aria-label={t('tickets.title')}>
        <h1>
          {t('tickets.title')}
          {total !== undefined && <span className="desk-tickets-total"> {total}</span>}
        </h1>
        <FilterBar filters={filters} onChange={change} />
        <ListSearch
          label={t('tickets.search')}
          search={filters.search}
          onSearch={(search) => change({ search })}
        />
        <div className="desk-list">
          <PagedList
            ref={list}
            label={t('tickets.title')}
            rows={tickets}
            idOf={(ticket) => ticket.ticketId}
            openId={openId}
            pages={pages}
            none={
              <p className="desk-list-none">
                <strong>{t(isFiltered(filters) ? 'inbox.search.none' : 'tickets.none')}</strong>
                {t(isFiltered(filters) ? 'tickets.filtered.noneDetail' : 'tickets.noneDetail')}
              </p>
            }
          >
            {(ticket, focus) => <TicketRow ticket={ticket} now={now} focus={focus} />}
          </PagedList>
        </div>
      </section>
      <Outlet />
      {/* Menus open here: inside the page's landmark, outside of anything that scrolls. */}
      <div id="desk-layer" />
    </main>
  )
}
