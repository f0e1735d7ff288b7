import { msgTypes } from '@foyer/contract/codes.ts'
import { decodeMessage } from '@foyer/contract/messages/codec.ts'
import type { Message } from '@foyer/contract/messages/message.ts'
import type { Unsent } from './outbox.ts'

/** What is on its way, as it will look once it is there. */
export function unsentMessage({ id, text, at, msgType, fileName, isNote, quote }: Unsent): Message {
  return decodeMessage({
    id,
    msgType: msgType ?? msgTypes.text,
    senderType: 2,
    msgContent: text,
    msgTime: at,
    ...(fileName && { fileName }),
    ...(quote && { replyMsg: quote.words }),
    ...(isNote && { insideFlag: 1 }),
  })
}
