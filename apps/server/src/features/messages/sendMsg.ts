import { msgTypes } from '@foyer/contract/codes.ts'
import { sendMsg } from '@foyer/contract/messages/sendMsg.ts'
import type { EntryBody } from '@foyer/core/log/entry.ts'
import { decideCard } from '@foyer/core/log/card.ts'
import { decideText } from '@foyer/core/log/text.ts'
import { Failed } from '../../platform/http/failed.ts'
import { serve } from '../../platform/http/serve.ts'
import { fileMessage, isFileMessage } from '../files/file-message.ts'
import { spendOnSending } from './send-budget.ts'
import { storeForVisitor } from './store-for-visitor.ts'

export const route = serve(sendMsg, async (input, { append, files, limits }, visitor) => {
  spendOnSending(limits, visitor)
  const body = isFileMessage(input.msgType)
    ? await fileMessage(files, visitor, input)
    : writtenMessage(input.msgType, input.msgContent)
  // Whatever the client claims: on this call a visitor writes as a visitor, now.
  return storeForVisitor(append, visitor, { clientId: input.id, sender: 'visitor', body })
})

function writtenMessage(msgType: number, written: string): EntryBody {
  const content = msgType === msgTypes.goods ? decideCard(written) : decideText(msgType, written)
  if (content === undefined) throw new Failed('request.invalid')
  return { type: 'message', msgType, content }
}
