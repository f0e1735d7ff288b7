import type { Message } from '@foyer/contract/messages/message.ts'
import type { Sender } from '@foyer/contract/codes.ts'
import type { WidgetKey } from '@foyer/i18n/keys.ts'
import { frameOf } from '@foyer/ui/messages/kinds.ts'
import { MessageView } from '@foyer/ui/messages/MessageView.tsx'
import { Avatar } from '@foyer/ui/primitives/Avatar.tsx'
import { useSession } from '../../session/ChatContext.tsx'
import { useText } from '../../text/TextProvider.tsx'
import { Bubble } from './Bubble.tsx'
import './MessageRow.css'
import { SystemLine } from './SystemLine.tsx'
import { TimeOf } from './TimeOf.tsx'
import { useShownMessage } from './use-shown-message.ts'

const senderTexts = {
  visitor: 'message.you',
  agent: 'message.agent',
  robot: 'message.robot',
  system: 'message.system',
} satisfies Record<Sender, WidgetKey>

type MessageRowProps = { message: Message; isFirst: boolean; isLast: boolean }

export function MessageRow({ message, isFirst, isLast }: MessageRowProps) {
  const t = useText()
  const shown = useShownMessage(message)
  const fallbackFace = useSession(
    ({ channel }) => (message.sender === 'robot' ? channel?.robotIcon : channel?.avatar) ?? '',
  )
  const isOwn = message.sender === 'visitor'
  const robotName = useSession(({ channel }) => (message.sender === 'robot' ? channel?.robotName : ''))
  const name = message.senderName || robotName || t(senderTexts[message.sender])
  if (message.recalled) {
    return <SystemLine>{isOwn ? t('message.recalled') : t('message.recalledBy', { name })}</SystemLine>
  }
  if (message.sender === 'system') {
    return (
      <SystemLine>
        <MessageView message={shown} />
      </SystemLine>
    )
  }
  return (
    <div className={`message ${isOwn ? 'message-own' : ''}`}>
      {!isOwn && (
        <span className="message-face">
          {isLast && <Avatar name={name} src={message.face || fallbackFace} />}
        </span>
      )}
      <div className="message-body">
        {isFirst && !isOwn && (
          <span className="message-name" dir="auto">
            {name}
          </span>
        )}
        <Bubble isOwn={isOwn} isFirst={isFirst} isLast={isLast} frame={frameOf(message.content.kind)}>
          {isOwn && <span className="hidden-text">{name}: </span>}
          <MessageView message={shown} />
        </Bubble>
        {isLast && <TimeOf at={message.at} />}
      </div>
    </div>
  )
}
