import type { LeftMessage } from '@foyer/contract/leave-message/getLeaveMsgList.ts'
import { Button } from '@foyer/ui/primitives/Button.tsx'
import { useUiText } from '@foyer/ui/text.tsx'
import './EarlierMessages.css'
import { LeftMessageCard } from './LeftMessageCard.tsx'
import type { DateTime } from './use-date-time.ts'

type EarlierMessagesProps = {
  messages: readonly LeftMessage[] | 'failed' | undefined
  dateTime: DateTime
  onRetry: () => void
}

/** S-22: what this visitor has left, newest first, and what became of it. */
export function EarlierMessages({ messages, dateTime, onRetry }: EarlierMessagesProps) {
  const t = useUiText()
  if (!messages) return <Loading />
  if (messages === 'failed')
    return (
      <div className="earlier-none" role="alert">
        <p>{t('leave.listFailed')}</p>
        <Button onClick={onRetry}>{t('leave.again')}</Button>
      </div>
    )
  if (messages.length === 0)
    return (
      <div className="earlier-none" role="status">
        <p>{t('leave.empty')}</p>
      </div>
    )
  return (
    <ul className="earlier-list">
      {messages.map((message) => (
        <li key={message.id}>
          <LeftMessageCard message={message} dateTime={dateTime} />
        </li>
      ))}
    </ul>
  )
}

/** The shape of the list, until it is here. */
function Loading() {
  const t = useUiText()
  return (
    <div className="earlier-list" role="status">
      <span className="hidden-text">{t('leave.loading')}</span>
      <span className="earlier-skeleton" />
      <span className="earlier-skeleton" />
      <span className="earlier-skeleton" />
    </div>
  )
}
