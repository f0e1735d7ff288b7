import { Skeleton, Button } from '@mantine/core'
import { useParams, Link } from '@tanstack/react-router'
import { EmptyState, LoadFailed } from '../ui/EmptyState.tsx'
import { useText } from '../text/text-context.tsx'
import '../layout/record-page.css'
import type { DeskOfflineMessage } from '@foyer/contract/desk/offline-messages.ts'
import { useState } from 'react'
import { RecordHeader, RecordTitle } from '../layout/RecordHeader.tsx'
import { useTimes } from '../text/use-times.ts'
import { useOpenTicket } from '../tickets/use-open-ticket.ts'
import { VisitorAvatar } from '../ui/VisitorAvatar.tsx'
import { LinkedText } from '@foyer/ui/messages/LinkedText.tsx'
import '../layout/footer.css'
import { Contact } from '../tickets/Contact.tsx'
import { TicketFiles } from '../tickets/TicketFiles.tsx'
import { Fact } from '../ui/Fact.tsx'
import { HandleForm } from './HandleForm.tsx'
import './MessageView.css'
import { useOfflineMessage } from './use-offline-messages.ts'

function MessageHeader({ message }: { message: DeskOfflineMessage | undefined }) {
  const t = useText()
  const times = useTimes()
  const name = message?.customerName || t('visitor.unnamed')
  return (
    <RecordHeader list="/messages">
      {message && (
        <>
          <VisitorAvatar name={name} threadId={message.threadId} />
          <RecordTitle title={name}>
            {message.number > 0 && `#${message.number} · `}
            <bdi>{message.channelName}</bdi> · {times.full(message.createTime)}
          </RecordTitle>
          <MakeTicket message={message} />
        </>
      )}
    </RecordHeader>
  )
}

/** A message that needs more than a remark becomes a ticket, once. */
function MakeTicket({ message: { messageId, ticketId } }: { message: DeskOfflineMessage }) {
  const t = useText()
  const openTicket = useOpenTicket()
  const [isBusy, setBusy] = useState(false)
  if (ticketId)
    return (
      <Button component={Link} to={`/tickets/${ticketId}`} variant="default" size="xs">
        {t('tickets.toTicket')}
      </Button>
    )
  return (
    <Button
      variant="default"
      size="xs"
      loading={isBusy}
      onClick={() => {
        setBusy(true)
        void openTicket({ kind: 'leftMessage', messageId }).finally(() => setBusy(false))
      }}
    >
      {t('tickets.make')}
    </Button>
  )
}

export function MessagePage() {
  const t = useText()
  const { messageId } = useParams({ from: '/messages/$messageId' })
  const { data: message, isError, refetch } = useOfflineMessage(messageId)
  return (
    <div className="desk-thread desk-offline">
      <MessageHeader message={message ?? undefined} />
      {/* A remark that is being written belongs to its message alone. */}
      {message && <MessageView key={messageId} message={message} />}
      {message === undefined && !isError && (
        <div role="status" aria-label={t('messages.loading')} className="desk-thread-loading">
          <Skeleton height={120} radius="lg" />
        </div>
      )}
      {message === null && <EmptyState title={t('messages.unknown')} />}
      {message === undefined && isError && (
        <LoadFailed title={t('messages.failed')} onAgain={() => refetch()} />
      )}
    </div>
  )
}

/** The message, its contact data and its handling. */
function MessageView({ message }: { message: DeskOfflineMessage }) {
  const t = useText()
  return (
    <>
      <div className="desk-offline-body">
        <div className="desk-offline-words">
          <LinkedText text={message.content} />
          <TicketFiles files={message.files} />
        </div>
        <dl className="desk-facts">
          <Contact email={message.customerEmail} phone={message.customerPhone} />
          {message.threadId && (
            <Fact name={t('messages.from')}>
              <Link to="/inbox/$threadId" params={{ threadId: message.threadId }}>
                {t('messages.toThread')}
              </Link>
            </Fact>
          )}
        </dl>
      </div>
      <footer className="desk-thread-foot">
        <HandleForm message={message} />
      </footer>
    </>
  )
}
