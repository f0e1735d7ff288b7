import { Skeleton } from '@mantine/core'
import { useParams } from '@tanstack/react-router'
import { ApiError } from '../platform/api-error.ts'
import { ReplyProvider, useReplyState, type ReplyMode } from '../composer/reply-context.tsx'
import { EmptyState, LoadFailed } from '../ui/EmptyState.tsx'
import { useText } from '../text/text-context.tsx'
import '../layout/record-page.css'
import type { DeskTicket } from '@foyer/contract/desk/tickets.ts'
import { DetailsButton, RecordHeader, RecordTitle } from '../layout/RecordHeader.tsx'
import { QuickMenus } from './QuickMenus.tsx'
import { shownTitle } from './ticket-words.ts'
import { TicketDetails } from './TicketDetails.tsx'
import './TicketHeader.css'
import { useRef, useEffect, type RefObject } from 'react'
import { useDesk } from '../live/desk-context.tsx'
import '../layout/footer.css'
import { TicketComposer } from './reply/TicketComposer.tsx'
import { TicketTimeline } from './TicketTimeline.tsx'
import { useTicketActions } from './use-ticket-actions.ts'
import { isBusyElsewhere, isEditable } from '../keys/key-targets.ts'
import { timings } from '../platform/timings.ts'
import { useTicket } from './use-tickets.ts'

/** All that was said and done, the box to answer in, and what is known besides. */
function TicketView({ ticket }: { ticket: DeskTicket }) {
  const t = useText()
  const { agent } = useDesk()
  const { update } = useTicketActions(ticket.ticketId)
  const box = useRef<HTMLTextAreaElement>(null)
  useTicketKeys(box, () => {
    if (ticket.assigneeId !== agent.adminId) void update({ assigneeId: agent.adminId })
  })
  return (
    <>
      <TicketTimeline ticket={ticket} />
      <footer className="desk-thread-foot">
        <TicketComposer ticket={ticket} box={box} />
      </footer>
      <aside className="desk-thread-aside" aria-label={t('tickets.details')}>
        <TicketDetails ticket={ticket} />
      </aside>
    </>
  )
}

const modes: Readonly<Record<string, ReplyMode>> = { r: 'reply', n: 'note' }

/** r answers, n notes, a takes it. Letters are commands only where they are no text. */
function useTicketKeys(box: RefObject<HTMLTextAreaElement | null>, take: () => void): void {
  const { setMode } = useReplyState()
  const latest = useRef(take)
  useEffect(() => {
    latest.current = take
  })
  /** After a g the next letter leads somewhere else. */
  const last = useRef({ key: '', at: 0 })

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      const { target, key, timeStamp } = event
      const isSecond = last.current.key === 'g' && timeStamp - last.current.at < timings.keysTogetherMs
      last.current = { key, at: timeStamp }
      if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey)
        return
      if (!(target instanceof Element) || isEditable(target) || isBusyElsewhere(target) || isSecond) return
      const mode = modes[key]
      if (mode) {
        event.preventDefault()
        setMode(mode)
        box.current?.focus()
      } else if (key === 'a') latest.current()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [box, setMode])
}

export function TicketPage() {
  const t = useText()
  const { ticketId } = useParams({ from: '/tickets/$ticketId' })
  const { data: ticket, error, refetch } = useTicket(ticketId)
  const isUnknown = error instanceof ApiError && error.failed.kind === 'refused'
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
        {!ticket && error && isUnknown && <EmptyState title={t('tickets.unknown')} />}
        {!ticket && error && !isUnknown && (
          <LoadFailed title={t('tickets.failed')} onAgain={() => refetch()} />
        )}
      </div>
    </ReplyProvider>
  )
}

function TicketHeader({ ticket }: { ticket: DeskTicket | undefined }) {
  const t = useText()
  return (
    <RecordHeader list="/tickets" className="desk-ticket-head">
      {ticket && (
        <>
          <RecordTitle title={shownTitle(ticket, t)} hint={shownTitle(ticket, t)}>
            #{ticket.number} · <bdi>{ticket.customerName || t('visitor.unnamed')}</bdi> ·{' '}
            <bdi>{ticket.channelName}</bdi>
          </RecordTitle>
          <QuickMenus ticket={ticket} />
          <DetailsButton label={t('tickets.details')} title={t('tickets.details')}>
            <TicketDetails ticket={ticket} />
          </DetailsButton>
        </>
      )}
    </RecordHeader>
  )
}
