import { VisuallyHidden } from '@mantine/core'
import type { InboxList } from '@foyer/contract/desk/inbox/listThreads.ts'
import { Avatar } from '@foyer/ui/primitives/Avatar.tsx'
import { Link } from '@tanstack/react-router'
import type { Preview } from '../live/state.ts'
import { pace } from '../pace.ts'
import { useText } from '../text/text-context.tsx'
import { useTimes } from '../text/use-times.ts'
import { lastText } from './last-text.ts'
import './ThreadRowLink.css'
import type { ThreadRow } from './thread-row.ts'
import { isLongWait } from './waiting.ts'

type ThreadRowLinkProps = {
  row: ThreadRow
  list: InboxList
  now: number
  preview: Preview | undefined
  focus: { tabIndex: 0 | -1; onFocus: () => void }
}

export function ThreadRowLink({ row, list, now, preview, focus }: ThreadRowLinkProps) {
  const t = useText()
  const times = useTimes()
  const name = row.userName || t('visitor.unnamed')
  const isWaiting = list === 'waiting'
  const isTyping = preview !== undefined && preview.text !== '' && now - preview.at < pace.previewShownMs
  const since = isWaiting ? row.startTime : row.lastTime
  const isLong = isWaiting && isLongWait(row, now)
  return (
    <Link
      to="/inbox/$threadId"
      params={{ threadId: row.threadId }}
      className={`desk-row ${row.unread > 0 ? 'desk-row-unread' : ''}`}
      data-row={row.threadId}
      {...focus}
    >
      <Avatar name={name} src="" />
      <span className="desk-row-who">
        <bdi className="desk-ellipsis desk-row-name">{name}</bdi>
        <bdi className="desk-ellipsis desk-row-channel">{row.channelName}</bdi>
      </span>
      <time
        className={`desk-row-age ${isLong ? 'desk-row-age-long' : ''}`}
        dateTime={new Date(since).toISOString()}
        title={times.full(since)}
      >
        {isWaiting && <VisuallyHidden>{t('inbox.waitingSince')}</VisuallyHidden>} {times.age(since, now)}
      </time>
      <span className={`desk-ellipsis desk-row-text ${isTyping ? 'desk-row-typing' : ''}`} dir="auto">
        {isTyping ? t('inbox.typing') : lastText(row, t)}
      </span>
      {row.unread > 0 && (
        <span className="desk-row-badge">
          <span aria-hidden="true">{row.unread > 99 ? '99+' : row.unread}</span>
          <VisuallyHidden>{t('inbox.unread', { count: row.unread })}</VisuallyHidden>
        </span>
      )}
    </Link>
  )
}
