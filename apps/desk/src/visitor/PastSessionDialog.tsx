import { Modal, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { PastSession } from '@foyer/contract/desk/visitor.ts'
import { unwrap } from '../platform/api-error.ts'
import type { DeskClient } from '../platform/desk-client.ts'
import type { ThreadRow } from '../state/inbox/thread-row.ts'
import { useDesk } from '../live/desk-context.tsx'
import { useText } from '../text/text-context.tsx'
import { useNow, useTimes } from '../text/use-times.ts'
import { toLogEvents, type LogEvent } from '../state/thread/log-event.ts'
import { RatingView } from '../timeline/RatingView.tsx'
import { TimelineItemView } from '../timeline/TimelineItemView.tsx'
import { timelineOf } from '../state/thread/timeline.ts'
import './PastSessionDialog.css'

type PastSessionDialogProps = { session: PastSession; row: ThreadRow; onClose: () => void }

/** That part of the log, to be read. */
export function PastSessionDialog({ session, row, onClose }: PastSessionDialogProps) {
  const t = useText()
  const times = useTimes()
  const now = useNow(60_000)
  const { client, agent } = useDesk()
  const { data, isError } = useQuery({
    queryKey: ['past session', row.threadId, session.sessionId],
    queryFn: () => readSession(client, row.threadId, session),
  })
  const name = row.userName || t('visitor.unnamed')
  return (
    <Modal
      opened
      onClose={onClose}
      size="xl"
      title={t('visitor.session', { time: times.full(session.startTime) })}
      closeButtonProps={{ 'aria-label': t('dialog.close') }}
    >
      {session.rating && <RatingView rating={session.rating} title={t('thread.line.rated')} />}
      {/* A log can be scrolled by keys only when it can have the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="desk-past" role="region" aria-label={t('thread.log', { name })} tabIndex={0}>
        {!data && !isError && <Skeleton height={120} aria-label={t('thread.loading')} />}
        {isError && <p>{t('thread.failed')}</p>}
        {data &&
          timelineOf(data, [], agent).map((item) => (
            <TimelineItemView key={item.key} item={item} visitorName={name} now={now} />
          ))}
      </div>
    </Modal>
  )
}

/** Longer conversations are cut: nobody reads a thousand lines in a dialog. */
const mostPages = 10

async function readSession(
  client: DeskClient,
  threadId: string,
  { firstSeq, lastSeq }: PastSession,
): Promise<LogEvent[]> {
  const events: LogEvent[] = []
  let place = firstSeq - 1
  for (let pages = 0; pages < mostPages; pages++) {
    const page = unwrap(await client.readThread({ threadId, lastSeq: place }))
    events.push(...toLogEvents(page.events))
    place = events.at(-1)?.seq ?? place
    if (!page.more || place >= lastSeq) break
  }
  return events.filter(({ seq }) => seq <= lastSeq)
}
