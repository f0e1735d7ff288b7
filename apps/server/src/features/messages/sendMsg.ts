import { msgTypes } from '@foyer/contract/messages/kinds/codecs.ts'
import { sendMsg } from '@foyer/contract/messages/sendMsg.ts'
import type { EntryBody } from '@foyer/core/log/entry.ts'
import { decideCard } from '../../rules/log/card.ts'
import { decideText } from '@foyer/core/log/text.ts'
import { Failed } from '../../platform/http/failed.ts'
import { serve } from '../../platform/http/serve.ts'
import { checkWords } from './check-words.ts'
import { fileMessage, isFileMessage } from '../files/file-message.ts'
import { spendOnSending } from './send-budget.ts'
import { storeForVisitor } from '../../log/store-for-visitor.ts'

export const route = serve(sendMsg, async (input, deps, visitor) => {
  spendOnSending(deps.limits, visitor)
  const body = isFileMessage(input.msgType)
    ? await fileMessage(deps.files, visitor, input)
    : writtenMessage(input.msgType, input.msgContent)
  const { extra } = await checkWords(deps, visitor.tenantId, body)
  // The server sets sender and time, regardless of the client's claims.
  return storeForVisitor(deps.append, visitor, {
    clientId: input.id,
    sender: 'visitor',
    body: extra.sensitiveWords ? { ...body, extra: { ...body.extra, ...extra } } : body,
  })
})

function writtenMessage(msgType: number, written: string): Extract<EntryBody, { type: 'message' }> {
  const content = msgType === msgTypes.goods ? decideCard(written) : decideText(msgType, written)
  if (content === undefined) throw new Failed('request.invalid')
  return { type: 'message', msgType, content }
}
