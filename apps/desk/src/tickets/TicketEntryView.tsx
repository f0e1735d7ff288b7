import type { TicketEntry } from '@foyer/contract/desk/tickets/desk-ticket.ts'
import { LinkedText } from '@foyer/ui/messages/LinkedText.tsx'
import { useText } from '../text/text-context.tsx'
import { useTimes } from '../text/use-times.ts'
import '../thread/LineView.css'
import { NoteMark } from '../thread/NoteMark.tsx'
import { changeText } from './change-text.ts'
import { entryKindNamed } from './ticket-names.ts'
import { TicketFiles } from './TicketFiles.tsx'

type TicketEntryViewProps = { entry: TicketEntry; customerName: string }

/** A reply, a note, what the customer wrote, or what was changed. */
export function TicketEntryView({ entry, customerName }: TicketEntryViewProps) {
  const t = useText()
  const times = useTimes()
  const kind = entryKindNamed(entry.kind)
  const time = <time dateTime={new Date(entry.time).toISOString()}>{times.full(entry.time)}</time>
  if (kind === 'change')
    return (
      <p className="desk-line">
        <bdi>{changeText(entry.author, entry.content, t)}</bdi> {time}
      </p>
    )
  const author =
    entry.author || (kind === 'client' ? customerName || t('visitor.unnamed') : t('thread.system'))
  return (
    <article className={`desk-entry desk-entry-${kind}`} aria-label={t(`tickets.entry.${kind}`)}>
      {kind === 'internal' && <NoteMark />}
      <header className="desk-entry-head">
        <bdi className="desk-entry-author">{author}</bdi>
        <span>{t(`tickets.entry.${kind}`)}</span>
        {time}
      </header>
      <LinkedText text={entry.content} />
      <TicketFiles files={entry.files} />
    </article>
  )
}
