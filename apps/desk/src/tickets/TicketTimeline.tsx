import type { DeskTicket, TicketEntry } from '@foyer/contract/desk/tickets.ts'
import { useText } from '../text/text-context.tsx'
import '../layout/log.css'
import { LinkedText } from '@foyer/ui/messages/LinkedText.tsx'
import { useTimes } from '../text/use-times.ts'
import { Fact } from '../ui/Fact.tsx'
import { shownContent } from './ticket-words.ts'
import { TicketFiles } from './TicketFiles.tsx'
import '../timeline/LineView.css'
import { NoteMark } from '../timeline/NoteMark.tsx'
import { changeText } from './change-text.ts'
import { entryKindNamed } from './ticket-names.ts'
import './TicketTimeline.css'
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'

type TicketEntryViewProps = { entry: TicketEntry; customerName: string }

/** A reply, a note, what the customer wrote, or what was changed. */
function TicketEntryView({ entry, customerName }: TicketEntryViewProps) {
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

/** All entries of a ticket, the newest at the end, above the reply box. */
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

/** The ticket's first entry: text, answered fields and files. */
function OpeningEntry({ ticket }: { ticket: DeskTicket }) {
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

/** Closer to the end than this counts as being there: zoom makes scroll positions uneven. */
const nearPx = 48

/** Shows the newest entry when it comes, and keeps it in sight while the box below grows and shrinks. */
function useNewestInSight(newest: number): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(false)

  useLayoutEffect(() => {
    const log = ref.current
    if (!log || newest === 0) return
    log.scrollTop = log.scrollHeight
    isAtEnd.current = true
  }, [newest])

  useEffect(() => {
    const log = ref.current
    if (!log) return undefined
    function onScroll(this: HTMLDivElement): void {
      isAtEnd.current = this.scrollHeight - this.scrollTop - this.clientHeight < nearPx
    }
    const observer = new ResizeObserver(() => {
      if (isAtEnd.current) log.scrollTop = log.scrollHeight
    })
    log.addEventListener('scroll', onScroll, { passive: true })
    observer.observe(log)
    return () => {
      log.removeEventListener('scroll', onScroll)
      observer.disconnect()
    }
  }, [])
  return ref
}
