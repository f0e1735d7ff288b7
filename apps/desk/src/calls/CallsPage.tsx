import { ListSection } from '../layout/ListPage.tsx'
import { useText } from '../text/text-context.tsx'
import { VisuallyHidden } from '@mantine/core'
import type { PastCall } from '@foyer/contract/desk/calls.ts'
import { Link } from '@tanstack/react-router'
import { Phone, PhoneIncoming, PhoneMissed, PhoneOutgoing, Video } from 'lucide-react'
import '../layout/row.css'
import type { RowFocus } from '../layout/PagedList.tsx'
import { useLanguage, useTimes } from '../text/use-times.ts'
import { isMissed, outcomeText } from './past-call.ts'
import { VisitorAvatar } from '../ui/VisitorAvatar.tsx'
import './CallsPage.css'
import { unwrap } from '../platform/api-error.ts'
import { useDesk } from '../live/desk-context.tsx'
import { usePages } from '../layout/use-pages.ts'

type CallRowProps = { call: PastCall; now: number; focus: RowFocus }

function CallRow({ call, now, focus }: CallRowProps) {
  const t = useText()
  const times = useTimes()
  const language = useLanguage()
  const name = call.userName || t('visitor.unnamed')
  const isFromVisitor = call.startedBy === 'visitor'
  const missed = isMissed(call)
  const Way = missed ? PhoneMissed : isFromVisitor ? PhoneIncoming : PhoneOutgoing
  const Kind = call.videoType === 'video' ? Video : Phone
  return (
    <Link
      to="/inbox/$threadId"
      params={{ threadId: call.threadId }}
      className={missed ? 'desk-row desk-call-row desk-call-missed' : 'desk-row desk-call-row'}
      {...focus}
    >
      <VisitorAvatar name={name} threadId={call.threadId} />
      <span className="desk-row-who">
        <bdi className="desk-ellipsis desk-row-name">{name}</bdi>
        <bdi className="desk-ellipsis desk-row-channel">{call.adminNick}</bdi>
      </span>
      <time
        className="desk-row-age"
        dateTime={new Date(call.startTime).toISOString()}
        title={times.full(call.startTime)}
      >
        {times.age(call.startTime, now)}
      </time>
      <span className="desk-row-text desk-call-facts">
        <Way size={14} aria-hidden="true" />
        <VisuallyHidden>{t(isFromVisitor ? 'calls.incoming' : 'calls.outgoing')}</VisuallyHidden>
        <span className="desk-ellipsis">{outcomeText(call, t, language)}</span>
        <span className="desk-call-kind" title={t(`call.${call.videoType}`)}>
          <Kind size={14} aria-hidden="true" />
          <VisuallyHidden>{t(`call.${call.videoType}`)}</VisuallyHidden>
        </span>
      </span>
    </Link>
  )
}

/** All past calls with their length and visitor, and which were missed. Each leads to its conversation. */
export function CallsPage() {
  const t = useText()
  const { pages, calls } = usePastCalls()
  return (
    <main className="desk-calls">
      <ListSection
        title={t('calls.title')}
        rows={calls}
        idOf={({ callId }) => callId}
        pages={pages}
        none={{ title: t('calls.none'), detail: t('calls.noneDetail') }}
      >
        {(call, focus, now) => <CallRow call={call} now={now} focus={focus} />}
      </ListSection>
    </main>
  )
}

type Page = { calls: PastCall[]; next?: string | undefined }

/** Calls so far, newest first, page by page. */
function usePastCalls() {
  const { client, agent } = useDesk()
  const pages = usePages<Page>(['calls', agent.adminId], async (cursor, signal) =>
    unwrap(await client.listCalls(cursor === undefined ? {} : { cursor }, { signal })),
  )
  return { pages, calls: pages.data?.pages.flatMap(({ calls }) => calls) }
}
