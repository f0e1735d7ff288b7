import { VisuallyHidden } from '@mantine/core'
import type { TicketSummary } from '@foyer/contract/desk/tickets.ts'
import { Avatar } from '@foyer/ui/primitives/Avatar.tsx'
import { Link } from '@tanstack/react-router'
import type { RowFocus } from '../layout/PagedList.tsx'
import { useText } from '../text/text-context.tsx'
import { useTimes } from '../text/use-times.ts'
import { ChevronDown, ChevronsUp, ChevronUp } from 'lucide-react'
import './PriorityMark.css'
import { priorityNamed } from './ticket-names.ts'
import { StatusMark } from './StatusMark.tsx'
import { shownTitle } from './ticket-words.ts'
import './TicketRow.css'

type TicketRowProps = { ticket: TicketSummary; now: number; focus: RowFocus }

export function TicketRow({ ticket, now, focus }: TicketRowProps) {
  const t = useText()
  const times = useTimes()
  return (
    <Link
      to="/tickets/$ticketId"
      params={{ ticketId: ticket.ticketId }}
      search={true}
      className={`desk-ticket-row ${ticket.isUnanswered ? 'desk-ticket-row-open' : ''}`}
      {...focus}
    >
      <span className="desk-ticket-row-title">
        {ticket.isUnanswered && (
          <span className="desk-ticket-dot">
            <VisuallyHidden>{t('tickets.unanswered')}</VisuallyHidden>
          </span>
        )}
        <bdi className="desk-ellipsis">{shownTitle(ticket, t)}</bdi>
      </span>
      <time
        className="desk-ticket-row-age"
        dateTime={new Date(ticket.updateTime).toISOString()}
        title={times.full(ticket.updateTime)}
      >
        {times.age(ticket.updateTime, now)}
      </time>
      <span className="desk-ticket-row-who">
        <span>#{ticket.number}</span>
        <bdi className="desk-ellipsis">{ticket.customerName || t('visitor.unnamed')}</bdi>
      </span>
      <span className="desk-ticket-row-marks">
        <PriorityMark priority={ticket.priority} />
        <StatusMark status={ticket.status} />
        {ticket.assigneeId && (
          <span title={ticket.assigneeNick}>
            <Avatar name={ticket.assigneeNick} src="" />
            <VisuallyHidden>{t('tickets.with', { name: ticket.assigneeNick })}</VisuallyHidden>
          </span>
        )}
      </span>
    </Link>
  )
}

const icons = { urgent: ChevronsUp, high: ChevronUp, medium: undefined, low: ChevronDown } as const

/** Only what differs from the usual is marked. */
function PriorityMark({ priority: code }: { priority: number }) {
  const t = useText()
  const priority = priorityNamed(code)
  const Icon = icons[priority]
  const label = t('tickets.priorityOf', { priority: t(`tickets.priority.${priority}`) })
  if (!Icon) return null
  return (
    <span className={`desk-priority desk-priority-${priority}`} title={label}>
      <Icon size={14} aria-hidden="true" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  )
}
