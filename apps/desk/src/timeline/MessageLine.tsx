import type { Message } from '@foyer/contract/messages/message.ts'
import { systemNoteOf } from '@foyer/core/messages/system-note.ts'
import { frameOf, type Frame } from '@foyer/ui/messages/kinds.ts'
import { MessageView } from '@foyer/ui/messages/MessageView.tsx'
import { PictureSourceProvider } from '@foyer/ui/primitives/picture-source.tsx'
import { useMemo } from 'react'
import type { ThreadRow } from '../state/inbox/thread-row.ts'
import { useText } from '../text/text-context.tsx'
import { useTimes } from '../text/use-times.ts'
import './MessageLine.css'
import { MessageMenu } from './MessageMenu.tsx'
import { NoteMark } from './NoteMark.tsx'
import { picturesIn } from './pictures.ts'
import { RatingView } from './RatingView.tsx'
import type { TimelineItem } from '../state/thread/timeline.ts'
import { EyeOff, TriangleAlert } from 'lucide-react'
import './SensitiveWords.css'

/** Without a row it is only looked at: an earlier conversation. */
type MessageLineProps = {
  item: Extract<TimelineItem, { kind: 'message' }>
  visitorName: string
  row?: ThreadRow | undefined
}

export function MessageLine({ item, visitorName, row }: MessageLineProps) {
  const { message, isOwn, startsGroup } = item
  const t = useText()
  const times = useTimes()
  const speakers = {
    visitor: visitorName,
    agent: isOwn ? t('thread.you') : message.senderName,
    robot: message.senderName || t('thread.robot'),
  }
  const looks = [
    `desk-message desk-message-${message.sender}`,
    startsGroup ? 'desk-message-first' : '',
    message.internal ? 'desk-message-internal' : '',
  ]
  return (
    <div className={looks.join(' ')}>
      {startsGroup && message.sender !== 'system' && (
        <p className="desk-message-speaker">
          <bdi>{speakers[message.sender]}</bdi>
          {item.isGreeting && ` · ${t('thread.greeting')}`}
        </p>
      )}
      <div className="desk-message-row">
        <div className={`desk-message-bubble ${lineFrame(message) === 'bubble' ? '' : 'desk-message-free'}`}>
          {message.internal && <NoteMark />}
          <Said item={item} />
        </div>
        <span className="desk-message-side">
          <time dateTime={new Date(message.at).toISOString()} title={times.full(message.at)}>
            {times.clock(message.at)}
          </time>
          {row && <MessageMenu message={message} isOwn={isOwn} row={row} />}
        </span>
      </div>
      {!message.recalled && <SensitiveWords message={message} />}
    </div>
  )
}

/** Cards and pictures bring a surface of their own. */
function lineFrame({ content, recalled, internal }: Message): Frame {
  return recalled || internal ? 'bubble' : frameOf(content.kind)
}

function Said({ item: { message, rating } }: { item: MessageLineProps['item'] }) {
  const t = useText()
  const source = useMemo(() => picturesIn(message.msgId), [message.msgId])
  if (message.recalled) return <em>{t('thread.withdrawn')}</em>
  if (rating) return <RatingView title={t('thread.line.rated')} rating={rating} />
  const note = systemNoteOf(message)
  if (note) return t(`thread.line.${note}`)
  return (
    <PictureSourceProvider value={source}>
      <MessageView message={message} />
    </PictureSourceProvider>
  )
}

/** Which sensitive words stand in a message, and whether the visitor is kept from it. */
function SensitiveWords({ message: { sensitive, sensitiveWords = [] } }: { message: Message }) {
  const t = useText()
  if (!sensitive && sensitiveWords.length === 0) return null
  const Icon = sensitive ? EyeOff : TriangleAlert
  const words = sensitiveWords.join(', ')
  return (
    <p className="desk-sensitive-words">
      <Icon size={12} aria-hidden="true" />
      <span>{t(sensitive ? 'thread.withheld' : 'thread.sensitive', { words })}</span>
    </p>
  )
}
