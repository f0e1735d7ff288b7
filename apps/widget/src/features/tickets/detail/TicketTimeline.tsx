import { handleTypes, nameOf, type HandleKind } from '@foyer/contract/codes.ts'
import type { Ticket } from '@foyer/contract/tickets/ticket.ts'
import type { UiKey } from '@foyer/i18n/keys.ts'
import { uniqueKeys } from '@foyer/ui/fields/unique-keys.ts'
import { LinkedText } from '@foyer/ui/messages/LinkedText.tsx'
import { useUiText } from '@foyer/ui/text.tsx'
import { useId } from 'react'
import type { DateTime } from '../../leave-message/use-date-time.ts'
import { TicketFiles } from './TicketFiles.tsx'
import './TicketTimeline.css'

type Handle = Ticket['handleList'][number]

/** S-31: 1 public, 2 client, else internal. A server sends visitors no internal ones. */
const kinds = {
  public: 'ticket.kind.public',
  client: 'ticket.kind.client',
  internal: 'ticket.kind.internal',
} as const satisfies { [K in HandleKind]: UiKey }

type TicketTimelineProps = { handles: readonly Handle[]; dateTime: DateTime }

/** What was said since, oldest first. */
export function TicketTimeline({ handles, dateTime }: TicketTimelineProps) {
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
