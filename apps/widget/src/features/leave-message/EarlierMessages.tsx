import type { LeftMessage } from '@foyer/contract/leave-message/getLeaveMsgList.ts'
import { EarlierList } from './EarlierList.tsx'
import { LeftMessageCard } from './LeftMessageCard.tsx'
import type { DateTime } from './use-date-time.ts'

type EarlierMessagesProps = {
  messages: readonly LeftMessage[] | 'failed' | undefined
  dateTime: DateTime
  onRetry: () => void
}

const texts = { loading: 'leave.loading', failed: 'leave.listFailed', empty: 'leave.empty' } as const

/** S-22: the messages, and what became of them. */
export function EarlierMessages({ messages, dateTime, onRetry }: EarlierMessagesProps) {
  return (
    <EarlierList items={messages} texts={texts} keyOf={({ id }) => id} onRetry={onRetry}>
      {(message) => <LeftMessageCard message={message} dateTime={dateTime} />}
    </EarlierList>
  )
}
