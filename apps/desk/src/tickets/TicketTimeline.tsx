import type { DeskTicket } from '@foyer/contract/desk/tickets/desk-ticket.ts'
import { useText } from '../text/text-context.tsx'
import '../thread/ThreadLogView.css'
import { OpeningEntry } from './OpeningEntry.tsx'
import { TicketEntryView } from './TicketEntryView.tsx'
import './TicketTimeline.css'
import { useNewestInSight } from './use-newest-in-sight.ts'

/** What was said and done, the newest at the end, where it is answered. */
export function TicketTimeline({ ticket }: { ticket: DeskTicket }) {
  const t = useText()
  const log = useNewestInSight(ticket.entries.at(-1)?.seq ?? 0)
  return (
    <div className="desk-log-frame">
      {/* A log can be scrolled by keys only when it can have the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div ref={log} className="desk-log desk-entries" role="log" aria-label={t('tickets.log')} tabIndex={0}>
        <OpeningEntry ticket={ticket} />
        {ticket.entries.map((entry) => (
          <TicketEntryView key={entry.seq} entry={entry} customerName={ticket.customerName} />
        ))}
      </div>
    </div>
  )
}
