import { messageOfGrowing } from '@foyer/core/messages/growing-message.ts'
import type { GrowingAnswer } from '@foyer/core/messages/item.ts'
import { useMemo } from 'react'
import { MessageRow } from './MessageRow.tsx'

/**
 * T-03: an answer while it is written. It is inert until it is whole: its links lead nowhere yet, and a screen
 * reader hears the whole of it once, when the message comes in its place.
 */
export function GrowingRow({ answer }: { answer: GrowingAnswer }) {
  const message = useMemo(() => messageOfGrowing(answer), [answer])
  return (
    <div inert aria-hidden>
      <MessageRow message={message} isFirst isLast />
    </div>
  )
}
