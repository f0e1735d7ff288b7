import type { LeftMessage } from '@foyer/contract/leave-message/getLeaveMsgList.ts'
import { LinkedText } from '@foyer/ui/messages/LinkedText.tsx'
import { useUiText } from '@foyer/ui/text.tsx'
import './LeftMessageCard.css'
import type { DateTime } from './use-date-time.ts'

type LeftMessageCardProps = { message: LeftMessage; dateTime: DateTime }

/** D-12: msgState 1 is handled, anything else is not. */
export function LeftMessageCard({ message, dateTime }: LeftMessageCardProps) {
  const t = useUiText()
  const isHandled = message.msgState === 1
  const contact = [message.customerName, message.customerPhone, message.customerEmail].filter(Boolean)
  return (
    <article className="left-message">
      <header className="left-message-head">
        <Time at={message.createTime} dateTime={dateTime} />
        <span className="left-message-state" data-handled={isHandled || undefined}>
          {isHandled ? t('leave.handled') : t('leave.unhandled')}
        </span>
      </header>
      <LinkedText text={message.msgContent} />
      <p className="left-message-contact">
        {contact.map((part) => (
          <bdi key={part}>{part}</bdi>
        ))}
      </p>
      <Handling message={message} dateTime={dateTime} isHandled={isHandled} />
    </article>
  )
}

/** Who saw to it, when, and what they remarked. */
function Handling({ message, dateTime, isHandled }: LeftMessageCardProps & { isHandled: boolean }) {
  const t = useUiText()
  const { updateUserName: name, updateTime, msgDesc: remark } = message
  if (!name && !remark) return null
  return (
    <div className="left-message-handling">
      <p className="left-message-by">
        {name && (isHandled ? <span>{t('leave.handledBy', { name })}</span> : <bdi>{name}</bdi>)}
        {updateTime !== undefined && <Time at={updateTime} dateTime={dateTime} />}
      </p>
      {remark && <LinkedText text={remark} />}
    </div>
  )
}

function Time({ at, dateTime }: { at: number; dateTime: DateTime }) {
  return <time dateTime={new Date(at).toISOString()}>{dateTime(at)}</time>
}
