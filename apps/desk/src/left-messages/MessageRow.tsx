import { VisuallyHidden } from '@mantine/core'
import type { DeskLeftMessage } from '@foyer/contract/desk/left-messages/left-message.ts'
import { Link } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import '../inbox/ThreadRowLink.css'
import './MessageRow.css'
import type { RowFocus } from '../paging/PagedList.tsx'
import { useText } from '../text/text-context.tsx'
import { useTimes } from '../text/use-times.ts'
import { VisitorFace } from '../visitor/VisitorFace.tsx'

type MessageRowProps = { message: DeskLeftMessage; now: number; focus: RowFocus }

export function MessageRow({ message, now, focus }: MessageRowProps) {
  const t = useText()
  const times = useTimes()
  const name = message.customerName || t('visitor.unnamed')
  return (
    <Link
      to="/messages/$messageId"
      params={{ messageId: message.messageId }}
      search={true}
      className={`desk-row ${message.isHandled ? '' : 'desk-row-unread'}`}
      {...focus}
    >
      <VisitorFace name={name} threadId={message.threadId} />
      <span className="desk-row-who">
        <bdi className="desk-ellipsis desk-row-name">{name}</bdi>
        <bdi className="desk-ellipsis desk-row-channel">{message.channelName}</bdi>
      </span>
      <time
        className="desk-row-age"
        dateTime={new Date(message.createTime).toISOString()}
        title={times.full(message.createTime)}
      >
        {times.age(message.createTime, now)}
      </time>
      <span className="desk-ellipsis desk-row-text" dir="auto">
        {message.content}
      </span>
      {message.isHandled && (
        <span className="desk-left-done">
          <Check size={14} aria-hidden="true" />
          <VisuallyHidden>{t('messages.handled')}</VisuallyHidden>
        </span>
      )}
    </Link>
  )
}
