import type { OfflineMessage } from '@foyer/contract/leave-message/endpoints.ts'
import { LinkedText } from '@foyer/ui/messages/LinkedText.tsx'
import { useUiText } from '@foyer/ui/text.tsx'
import { TicketFiles } from '../tickets/detail/TicketFiles.tsx'
import { priorityKey } from '../tickets/TicketChips.tsx'
import './OfflineMessageCard.css'
import type { DateTime } from '../forms/use-date-time.ts'

type OfflineMessageCardProps = { message: OfflineMessage; dateTime: DateTime }

/** D-12: msgState 1 is handled, anything else is not. */
export function OfflineMessageCard({ message, dateTime }: OfflineMessageCardProps) {
  const t = useUiText()
  const isHandled = message.msgState === 1
  const contact = [message.customerName, message.customerPhone, message.customerEmail].filter(Boolean)
  return (
    <article className="left-message">
      <header className="left-message-head">
        {message.msgNumber !== undefined && (
          <span className="left-message-number">
            {t('ticket.number', { number: String(message.msgNumber) })}
          </span>
        )}
        <Time at={message.createTime} dateTime={dateTime} />
        <span className="left-message-state" data-handled={isHandled || undefined}>
          {isHandled ? t('leave.handled') : t('leave.unhandled')}
        </span>
      </header>
      <LinkedText text={message.msgContent} />
      <TicketFiles files={message.fileList ?? []} />
      <p className="left-message-contact">
        {contact.map((part) => (
          <bdi key={part}>{part}</bdi>
        ))}
      </p>
      <Handling message={message} dateTime={dateTime} isHandled={isHandled} />
    </article>
  )
}

/** V-13: who saw to it and when, its priority, the reply, and what that refers to: whatever there is. */
function Handling({ message, dateTime, isHandled }: OfflineMessageCardProps & { isHandled: boolean }) {
  const t = useUiText()
  const { updateUserName: name, updateTime, priority, dealTime, referContent } = message
  const reply = message.reply ?? message.msgDesc
  if (!name && !reply && priority === undefined) return null
  const at = dealTime ?? updateTime
  return (
    <div className="left-message-handling">
      <p className="left-message-by">
        {name && (isHandled ? <span>{t('leave.handledBy', { name })}</span> : <bdi>{name}</bdi>)}
        {at !== undefined && (
          <span>
            {dealTime !== undefined && `${t('leave.dealTime')} `}
            <Time at={at} dateTime={dateTime} />
          </span>
        )}
        {priority !== undefined && (
          <span>
            {t('ticket.priority')} {t(priorityKey(priority))}
          </span>
        )}
      </p>
      {referContent && (
        <p className="left-message-by">
          <span>{t('leave.refers')}</span> <bdi>{referContent}</bdi>
        </p>
      )}
      {reply && (
        <>
          <p className="left-message-by">{t('leave.reply')}</p>
          <LinkedText text={reply} />
        </>
      )}
    </div>
  )
}

function Time({ at, dateTime }: { at: number; dateTime: DateTime }) {
  return <time dateTime={new Date(at).toISOString()}>{dateTime(at)}</time>
}
