import type { Ticket } from '@foyer/contract/tickets/ticket.ts'
import { RichContent } from '@foyer/ui/messages/rich/RichContent.tsx'
import { Button } from '@foyer/ui/primitives/Button.tsx'
import { useUiText } from '@foyer/ui/text.tsx'
import { useId } from 'react'
import type { DateTime } from '../../forms/use-date-time.ts'
import { TicketChips } from '../TicketChips.tsx'
import './TicketDetail.css'
import { uniqueKeys } from '@foyer/ui/fields/unique-keys.ts'
import '@foyer/ui/fields/Answers.css'
import { TicketFiles } from './TicketFiles.tsx'
import { handleTypes, nameOf, type HandleKind } from '@foyer/contract/codes.ts'
import type { UiKey } from '@foyer/i18n/keys.ts'
import { LinkedText } from '@foyer/ui/messages/LinkedText.tsx'

type Handle = Ticket['handleList'][number]

/** S-31: 1 public, 2 client, else internal. A server sends visitors no internal ones. */
const kinds = {
  public: 'ticket.kind.public',
  client: 'ticket.kind.client',
  internal: 'ticket.kind.internal',
} as const satisfies { [K in HandleKind]: UiKey }

type TicketTimelineProps = { handles: readonly Handle[]; dateTime: DateTime }

/** Replies to the ticket, oldest first. */
function TicketTimeline({ handles, dateTime }: TicketTimelineProps) {
  const t = useUiText()
  const id = useId()
  const keys = uniqueKeys(handles.map(({ handleTime }) => String(handleTime)))
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{t('ticket.history')}</h3>
      {handles.length === 0 && <p className="ticket-timeline-none">{t('ticket.noReplies')}</p>}
      <ol className="ticket-timeline">
        {handles.map((handle, place) => (
          <Reply key={keys[place]} handle={handle} dateTime={dateTime} />
        ))}
      </ol>
    </section>
  )
}

function Reply({ handle, dateTime }: { handle: Handle; dateTime: DateTime }) {
  const t = useUiText()
  const kind = nameOf(handleTypes, handle.handleType) ?? 'internal'
  return (
    <li className="ticket-reply" data-kind={kind}>
      <p className="ticket-reply-head">
        <strong>
          <bdi>{handle.handleUserName}</bdi>
        </strong>
        <span>{t(kinds[kind])}</span>
        <time dateTime={new Date(handle.handleTime).toISOString()}>{dateTime(handle.handleTime)}</time>
      </p>
      <LinkedText text={handle.handleContent} />
      <TicketFiles files={handle.woFileVoList} />
    </li>
  )
}

/** S-31: whom it is from, and what the template asked. */
function TicketFacts({ ticket }: { ticket: Ticket }) {
  const t = useUiText()
  const { crmCustomerVo: customer, cusFieldConfigInfoVoList: fields } = ticket
  const facts = [
    { id: 'name', name: t('leave.name'), value: customer.name },
    { id: 'phone', name: t('leave.phone'), value: customer.phone },
    ...fields.map(({ fieldId, fieldName, fieldValue }) => ({
      id: fieldId,
      name: fieldName,
      value: fieldValue,
    })),
  ].filter(({ value }) => value.trim() !== '')
  const keys = uniqueKeys(facts.map(({ id }) => id))
  if (facts.length === 0) return null
  return (
    <dl className="foyer-answers">
      {facts.map(({ name, value }, place) => (
        <div key={keys[place]} className="foyer-answer">
          <dt>
            <bdi>{name}</bdi>
          </dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}

type TicketDetailProps = {
  ticket: Ticket
  dateTime: DateTime
  /** Without it the ticket can only be read. */
  onReply?: () => void
}

/** S-31. */
export function TicketDetail({ ticket, dateTime, onReply }: TicketDetailProps) {
  const t = useUiText()
  const titleId = useId()
  const { woNumber, woTitle, woContent, createTime, woFileRelVoList, handleList } = ticket
  return (
    <article className="ticket-detail" aria-labelledby={titleId}>
      <header className="ticket-detail-head">
        <p className="ticket-detail-when">
          <span>{t('ticket.number', { number: String(woNumber) })}</span>
          <time dateTime={new Date(createTime).toISOString()}>{dateTime(createTime)}</time>
        </p>
        <h2 id={titleId}>
          <bdi>{woTitle}</bdi>
        </h2>
        <p className="ticket-detail-chips">
          <TicketChips ticket={ticket} />
        </p>
      </header>
      <div className="ticket-detail-content">
        <RichContent html={woContent} />
      </div>
      <TicketFiles files={woFileRelVoList} />
      <TicketFacts ticket={ticket} />
      <TicketTimeline handles={handleList} dateTime={dateTime} />
      {onReply ? (
        <footer className="ticket-detail-foot">
          <Button tone="accent" className="ticket-detail-reply" onClick={onReply}>
            {t('ticket.reply')}
          </Button>
        </footer>
      ) : (
        <p className="ticket-detail-closed">{t('ticket.readOnly')}</p>
      )}
    </article>
  )
}
