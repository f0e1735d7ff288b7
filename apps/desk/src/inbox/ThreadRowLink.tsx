import { VisuallyHidden } from '@mantine/core'
import type { InboxList } from '@foyer/contract/desk/inbox.ts'
import { urgencyOf } from '../rules/desk/urgency.ts'
import { Avatar } from '@foyer/ui/primitives/Avatar.tsx'
import { Link } from '@tanstack/react-router'
import type { Preview } from '../live/state.ts'
import { timings } from '../platform/timings.ts'
import { useDeskText, useText } from '../text/text-context.tsx'
import { useTimes } from '../text/use-times.ts'
import { lastText } from '../text/last-text.ts'
import '../layout/row.css'
import type { ThreadRow } from '../state/inbox/thread-row.ts'
import { VisitorAvatar } from '../ui/VisitorAvatar.tsx'

type ThreadRowLinkProps = {
  row: ThreadRow
  list: InboxList
  now: number
  /** False with a single channel: its name on every row would say nothing. */
  isChannelShown: boolean
  preview: Preview | undefined
  focus: { tabIndex: 0 | -1; onFocus: () => void }
}

export function ThreadRowLink({ row, list, now, isChannelShown, preview, focus }: ThreadRowLinkProps) {
  const { t, locale } = useDeskText()
  const name = row.userName || t('visitor.unnamed')
  const isTyping = preview !== undefined && preview.text !== '' && now - preview.at < timings.previewShownMs
  return (
    <Link
      to="/inbox/$threadId"
      params={{ threadId: row.threadId }}
      className={`desk-row ${row.unread > 0 && list !== 'closed' ? 'desk-row-unread' : ''}`}
      data-row={row.threadId}
      {...focus}
    >
      <VisitorAvatar name={name} threadId={row.threadId} />
      <span className="desk-row-who">
        <bdi className="desk-ellipsis desk-row-name">{name}</bdi>
        {isChannelShown && <bdi className="desk-ellipsis desk-row-channel">{row.channelName}</bdi>}
        {row.language && row.language !== locale && <span className="desk-row-language">{row.language}</span>}
      </span>
      <Age row={row} list={list} now={now} />
      <span className={`desk-ellipsis desk-row-text ${isTyping ? 'desk-row-typing' : ''}`} dir="auto">
        {isTyping ? t('inbox.typing') : lastText(row, t)}
      </span>
      {list === 'team' && (
        <span className="desk-row-owner" title={t('thread.status.theirs', { name: row.adminNick })}>
          <Avatar name={row.adminNick} src={row.adminFace} />
          <VisuallyHidden>{t('thread.status.theirs', { name: row.adminNick })}</VisuallyHidden>
        </span>
      )}
      {list !== 'team' && list !== 'closed' && row.unread > 0 && (
        <span className="desk-row-badge">
          <span aria-hidden="true">{row.unread > 99 ? '99+' : row.unread}</span>
          <VisuallyHidden>{t('inbox.unread', { count: row.unread })}</VisuallyHidden>
        </span>
      )}
    </Link>
  )
}

/** A wait counts from its beginning, and is coloured by the channel's goal; elsewhere the last activity counts. */
function Age({ row, list, now }: Pick<ThreadRowLinkProps, 'row' | 'list' | 'now'>) {
  const t = useText()
  const times = useTimes()
  const isWaiting = row.waitingSince > 0 && list !== 'closed'
  const since = isWaiting ? row.waitingSince : list === 'closed' ? row.startTime : row.lastTime
  const urgency = isWaiting ? urgencyOf(now - since, row.replyGoal * 1_000) : 'calm'
  return (
    <time
      className={`desk-row-age desk-row-age-${urgency}`}
      dateTime={new Date(since).toISOString()}
      title={times.full(since)}
    >
      {isWaiting && <VisuallyHidden>{t('inbox.waitingSince')}</VisuallyHidden>} {times.age(since, now)}
    </time>
  )
}
