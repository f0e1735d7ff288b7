import type { Message } from '@foyer/contract/messages/message.ts'
import { systemNoteOf } from '@foyer/core/messages/system-note.ts'
import { kindOf } from '@foyer/ui/messages/kinds.ts'
import type { Frame } from '@foyer/ui/messages/message-kind.ts'
import { MessageView } from '@foyer/ui/messages/MessageView.tsx'
import { Lock } from 'lucide-react'
import { relationOf } from '../inbox/relation.ts'
import type { ThreadRow } from '../inbox/thread-row.ts'
import { useDesk } from '../live/desk-context.tsx'
import { useText } from '../text/text-context.tsx'
import { useTimes } from '../text/use-times.ts'
import './MessageLine.css'
import { MessageMenu } from './MessageMenu.tsx'
import type { TimelineItem } from './timeline.ts'

type MessageLineProps = { item: Extract<TimelineItem, { kind: 'message' }>; row: ThreadRow }

export function MessageLine({ item: { message, isOwn, startsGroup }, row }: MessageLineProps) {
  const t = useText()
  const times = useTimes()
  const { agent } = useDesk()
  const canWithdraw = isOwn && !message.recalled && relationOf(row, agent.adminId) === 'mine'
  return (
    <div className={`desk-message desk-message-${message.sender} ${startsGroup ? 'desk-message-first' : ''}`}>
      {startsGroup && <Speaker message={message} isOwn={isOwn} row={row} />}
      <div className="desk-message-row">
        <div className={`desk-message-bubble ${frameOf(message) === 'bubble' ? '' : 'desk-message-free'}`}>
          {message.internal && (
            <p className="desk-message-note">
              <Lock size={12} aria-hidden="true" /> {t('thread.internal')}
            </p>
          )}
          <Said message={message} />
        </div>
        <span className="desk-message-side">
          <time dateTime={new Date(message.at).toISOString()} title={times.full(message.at)}>
            {times.clock(message.at)}
          </time>
          {canWithdraw && <MessageMenu message={message} row={row} />}
        </span>
      </div>
    </div>
  )
}

/** Cards and pictures bring a surface of their own. */
function frameOf({ content, recalled, internal }: Message): Frame {
  return recalled || internal ? 'bubble' : kindOf(content.kind).frame
}

function Said({ message }: { message: Message }) {
  const t = useText()
  if (message.recalled) return <em>{t('thread.withdrawn')}</em>
  const note = systemNoteOf(message)
  return note ? t(`thread.line.${note}`) : <MessageView message={message} />
}

function Speaker({ message, isOwn, row }: { message: Message; isOwn: boolean; row: ThreadRow }) {
  const t = useText()
  const names = {
    visitor: row.userName || t('visitor.unnamed'),
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
