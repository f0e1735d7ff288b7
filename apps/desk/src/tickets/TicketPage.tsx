import { Button, Skeleton } from '@mantine/core'
import { useParams } from '@tanstack/react-router'
import { CallFailed } from '../call-failed.ts'
import { ReplyProvider } from '../composer/reply-context.tsx'
import { Note } from '../frame/Note.tsx'
import { useText } from '../text/text-context.tsx'
import '../thread/ThreadView.css'
import { TicketHeader } from './TicketHeader.tsx'
import { TicketView } from './TicketView.tsx'
import { useTicket } from './use-tickets.ts'

export function TicketPage() {
  const t = useText()
  const { ticketId } = useParams({ from: '/tickets/$ticketId' })
  const { data: ticket, error, refetch } = useTicket(ticketId)
  const isUnknown = error instanceof CallFailed && error.failed.kind === 'refused'
  return (
    // A ticket brings its own place, draft and files: nothing of the last one may linger.
    <ReplyProvider key={ticketId} threadId={`ticket.${ticketId}`}>
      <div className="desk-thread desk-ticket">
        <TicketHeader ticket={ticket} />
        {ticket && <TicketView ticket={ticket} />}
        {!ticket && !error && (
          <div role="status" aria-label={t('tickets.loading')} className="desk-thread-loading">
            <Skeleton height={120} radius="lg" />
            <Skeleton height={64} width="60%" radius="lg" />
          </div>
        )}
        {!ticket && error && (
          <Note title={t(isUnknown ? 'tickets.unknown' : 'tickets.failed')}>
            {!isUnknown && (
              <Button variant="light" mt="sm" onClick={() => void refetch()}>
                {t('thread.again')}
              </Button>
            )}
          </Note>
        )}
      </div>
    </ReplyProvider>
  )
}
