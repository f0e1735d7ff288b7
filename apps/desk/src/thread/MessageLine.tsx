import type { Message } from '@foyer/contract/messages/message.ts'
import { systemNoteOf } from '@foyer/core/messages/system-note.ts'
import { kindOf } from '@foyer/ui/messages/kinds.ts'
import type { Frame } from '@foyer/ui/messages/message-kind.ts'
import { MessageView } from '@foyer/ui/messages/MessageView.tsx'
import type { ThreadRow } from '../inbox/thread-row.ts'
import { useText } from '../text/text-context.tsx'
import { useTimes } from '../text/use-times.ts'
import './MessageLine.css'
import { MessageMenu } from './MessageMenu.tsx'
import { NoteMark } from './NoteMark.tsx'
import { RatingView } from './RatingView.tsx'
import type { TimelineItem } from './timeline.ts'
import { WordMark } from './WordMark.tsx'

/** Without a row it is only looked at: an earlier conversation. */
type MessageLineProps = {
  item: Extract<TimelineItem, { kind: 'message' }>
  visitorName: string
  row?: ThreadRow | undefined
}

export function MessageLine({ item, visitorName, row }: MessageLineProps) {
  const { message, isOwn, startsGroup } = item
  const times = useTimes()
  const looks = [
    `desk-message desk-message-${message.sender}`,
    startsGroup ? 'desk-message-first' : '',
    message.internal ? 'desk-message-internal' : '',
  ]
  return (
    <div className={looks.join(' ')}>
      {startsGroup && <Speaker message={message} isOwn={isOwn} visitorName={visitorName} />}
      <div className="desk-message-row">
        <div className={`desk-message-bubble ${frameOf(message) === 'bubble' ? '' : 'desk-message-free'}`}>
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
      {!message.recalled && <WordMark message={message} />}
    </div>
  )
}

/** Cards and pictures bring a surface of their own. */
function frameOf({ content, recalled, internal }: Message): Frame {
  return recalled || internal ? 'bubble' : kindOf(content.kind).frame
}

function Said({ item: { message, rating } }: { item: MessageLineProps['item'] }) {
  const t = useText()
  if (message.recalled) return <em>{t('thread.withdrawn')}</em>
  if (rating) return <RatingView title={t('thread.line.rated')} rating={rating} />
  const note = systemNoteOf(message)
  return note ? t(`thread.line.${note}`) : <MessageView message={message} />
}

type SpeakerProps = { message: Message; isOwn: boolean; visitorName: string }

function Speaker({ message, isOwn, visitorName }: SpeakerProps) {
  const t = useText()
  const names = {
    visitor: visitorName,
    agent: isOwn ? t('thread.you') : message.senderName,
    robot: message.senderName || t('thread.robot'),
    system: t('thread.system'),
  }
  return (
    <p className="desk-message-speaker">
      <bdi>{names[message.sender]}</bdi>
    </p>
  )
}
