import type { reply } from '@foyer/contract/desk/thread.ts'
import type { InputOf } from '@foyer/contract/endpoint.ts'
import type { DeskClient } from '../../platform/desk-client.ts'
import type { Unsent } from './outbox.ts'

type Options = { deadlineMs: number }
type ReplyType = InputOf<typeof reply>['msgType']

/** Sends what waits in the outbox by the call that it is meant for. */
export function deliverUnsent(client: DeskClient, item: Unsent, options: Options) {
  const { threadId, id, text: msgContent, msgType, quote, insists } = item
  if (item.isNote) return client.writeNote({ threadId, id, msgContent }, options)
  return client.reply(
    {
      threadId,
      id,
      msgContent,
      ...(msgType !== undefined && { msgType: asReplyType(msgType) }),
      ...(quote && { quoteId: quote.msgId }),
      ...(insists && { insist: 1 as const }),
    },
    options,
  )
}

/** The outbox holds plain numbers; the server refuses any other than these. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
const asReplyType = (msgType: number) => msgType as ReplyType
