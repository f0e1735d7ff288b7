import { VisuallyHidden } from '@mantine/core'
import type { PastCall } from '@foyer/contract/desk/calls/listCalls.ts'
import { Link } from '@tanstack/react-router'
import { Phone, PhoneIncoming, PhoneMissed, PhoneOutgoing, Video } from 'lucide-react'
import '../inbox/ThreadRowLink.css'
import type { RowFocus } from '../paging/PagedList.tsx'
import { useText } from '../text/text-context.tsx'
import { useLanguage, useTimes } from '../text/use-times.ts'
import './CallRow.css'
import { isMissed, outcomeText } from './past-call.ts'
import { VisitorFace } from '../visitor/VisitorFace.tsx'

type CallRowProps = { call: PastCall; now: number; focus: RowFocus }

export function CallRow({ call, now, focus }: CallRowProps) {
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
      <VisitorFace name={name} threadId={call.threadId} />
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
