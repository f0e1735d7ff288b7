import { useCallback, useEffect, useState, useId } from 'react'
import { ChevronRight } from 'lucide-react'
import { useDateTime, type DateTime } from '../../forms/use-date-time.ts'
import { Sheet } from '@foyer/ui/primitives/Sheet.tsx'
import { useUiText } from '@foyer/ui/text.tsx'
import { type TicketAccess, tellFailure } from '../../forms/ticket-access.ts'
import { TicketView } from '../detail/TicketView.tsx'
import { useAsked } from '../../forms/use-asked.ts'
import type { Ticket } from '@foyer/contract/tickets/ticket.ts'
import { EarlierList } from '../../forms/EarlierList.tsx'
import { plainFromHtml } from '@foyer/core/text/plain-from-html.ts'
import { TicketChips } from '../TicketChips.tsx'
import './TicketList.css'

type TicketCardProps = { ticket: Ticket; dateTime: DateTime; onOpen: () => void }

/** D-14: a ticket in the list. All of it opens the ticket. */
function TicketCard({ ticket, dateTime, onOpen }: TicketCardProps) {
  const t = useUiText()
  const titleId = useId()
  const { woNumber, woTitle, woContent, createTime, handleList } = ticket
  return (
    <article className="ticket-card" aria-labelledby={titleId}>
      <header className="ticket-card-head">
        <span className="ticket-card-number">{t('ticket.number', { number: String(woNumber) })}</span>
        <time dateTime={new Date(createTime).toISOString()}>{dateTime(createTime)}</time>
      </header>
      <button type="button" id={titleId} className="ticket-card-title" onClick={onOpen}>
        <bdi>{woTitle}</bdi>
      </button>
      <p className="ticket-card-content" dir="auto">
        {plainFromHtml(woContent)}
      </p>
      <footer className="ticket-card-foot">
        <TicketChips ticket={ticket} />
        <span className="ticket-card-replies">
          {t('ticket.replies', { count: handleList.length })}
          <ChevronRight size={18} />
        </span>
      </footer>
    </article>
  )
}

type TicketDrawerProps = { access: TicketAccess; woId: string; onClose: () => void }

/** S-30: one ticket beside the list that it was chosen from. */
function TicketDrawer({ access, woId, onClose }: TicketDrawerProps) {
  const t = useUiText()
  return (
    <Sheet title={t('ticket.detail')} side onClose={onClose}>
      <TicketView access={access} woId={woId} />
    </Sheet>
  )
}

type EarlierTicketsProps = {
  tickets: readonly Ticket[] | 'failed' | undefined
  dateTime: DateTime
  onOpen: (woId: string) => void
  onRetry: () => void
}

const texts = { loading: 'ticket.loading', failed: 'ticket.listFailed', empty: 'ticket.empty' } as const

/** S-30: the tickets, and what became of them. */
export function EarlierTickets({ tickets, dateTime, onOpen, onRetry }: EarlierTicketsProps) {
  return (
    <EarlierList items={tickets} texts={texts} keyOf={({ woId }) => woId} onRetry={onRetry}>
      {(ticket) => <TicketCard ticket={ticket} dateTime={dateTime} onOpen={() => onOpen(ticket.woId)} />}
    </EarlierList>
  )
}

/** S-29: loads the records each time that it is chosen. */
export function TicketList({ access }: { access: TicketAccess }) {
  const dateTime = useDateTime()
  const [opened, setOpened] = useState<string>()
  const ask = useCallback(() => access.client.queryWoByCustom(access.who()), [access])
  const { data, failure, isAsking, again } = useAsked(ask)
  useEffect(() => {
    if (failure) tellFailure(access, failure)
  }, [access, failure])
  const failed = failure && !isAsking ? 'failed' : undefined
  return (
    <>
      <EarlierTickets tickets={data?.list ?? failed} dateTime={dateTime} onOpen={setOpened} onRetry={again} />
      {opened !== undefined && (
        <TicketDrawer
          access={access}
          woId={opened}
          onClose={() => {
            setOpened(undefined)
            again()
          }}
        />
      )}
    </>
  )
}
