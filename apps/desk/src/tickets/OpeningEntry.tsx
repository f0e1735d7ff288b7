import type { DeskTicket } from '@foyer/contract/desk/tickets/desk-ticket.ts'
import { LinkedText } from '@foyer/ui/messages/LinkedText.tsx'
import { useText } from '../text/text-context.tsx'
import { useTimes } from '../text/use-times.ts'
import { Fact } from '../visitor/Fact.tsx'
import { shownContent } from './ticket-words.ts'
import { TicketFiles } from './TicketFiles.tsx'

/** What the ticket was opened with: words, answered fields and files. */
export function OpeningEntry({ ticket }: { ticket: DeskTicket }) {
  const t = useText()
  const times = useTimes()
  return (
    <article className="desk-entry desk-entry-client" aria-label={t('tickets.opening')}>
      <header className="desk-entry-head">
        <bdi className="desk-entry-author">{ticket.customerName || t('visitor.unnamed')}</bdi>
        <span>{t('tickets.opening')}</span>
        <time dateTime={new Date(ticket.createTime).toISOString()}>{times.full(ticket.createTime)}</time>
      </header>
      <LinkedText text={shownContent(ticket.content, t)} />
      {ticket.fields.length > 0 && (
        <dl className="desk-facts desk-entry-fields">
          {ticket.fields.map(({ fieldId, fieldName, fieldValue }) => (
            <Fact key={fieldId} name={fieldName}>
              <bdi className="desk-entry-value">{fieldValue || '–'}</bdi>
            </Fact>
          ))}
        </dl>
      )}
      <TicketFiles files={ticket.files} />
    </article>
  )
}
