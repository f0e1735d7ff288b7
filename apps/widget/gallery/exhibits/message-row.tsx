import { decodeMessage } from '@foyer/contract/messages/codec.ts'
import { wireMessageExample } from '@foyer/contract/messages/wire-message.ts'
import type { TimelineItem } from '@foyer/core/messages/item.ts'
import type { ReactNode } from 'react'
import { ChatActs } from '../../src/features/timeline/ChatActs.tsx'
import { Row } from '../../src/features/timeline/Row.tsx'

/** A message as it comes over the wire, in the row that the conversation gives it. */
export function wireRow(wire: object): ReactNode {
  const message = decodeMessage({ ...wireMessageExample, ...wire })
  return itemRow({
    type: 'message',
    key: message.msgId,
    place: message.seq,
    at: message.at,
    message,
    isReceipt: false,
  })
}

export function itemRow(item: TimelineItem): ReactNode {
  return (
    <ChatActs>
      <Row item={item} isNewDay={false} isNew={false} isFirst isLast isEnd />
    </ChatActs>
  )
}
