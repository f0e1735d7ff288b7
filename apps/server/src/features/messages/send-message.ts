import type { EntryBody } from '@foyer/core/log/entry.ts'
import { msgTypes } from '@foyer/contract/messages/kinds/codecs.ts'
import { sendMsg } from '@foyer/contract/messages/sendMsg.ts'
import { decideText } from '@foyer/core/log/text.ts'
import { addSessionMsg } from '@foyer/contract/messages/addSessionMsg.ts'
import { sysMsg } from '@foyer/contract/messages/sysMsg.ts'
import { decideSystemNote } from '@foyer/core/log/system-notes.ts'
import { maxPreviewLength, typing } from '@foyer/contract/messages/typing.ts'
import { wordsOfMessage } from '../../rules/words/words-of-message.ts'
import type { Deps } from '../../deps.ts'
import type { VisitorClaims } from '../../rules/identity/claims.ts'
import { limitRules } from '../../platform/limit-rules.ts'
import type { Limits } from '../../platform/limits.ts'
import { decideCard } from '../../rules/log/card.ts'
import { Failed } from '../../platform/http/failed.ts'
import { serve } from '../../platform/http/serve.ts'
import { fileMessage, isFileMessage } from '../files/file-message.ts'
import { storeForVisitor } from '../../log/store-for-visitor.ts'
import { decideAutomatic } from '../../rules/log/automatic.ts'
import { randomId } from '../../platform/random.ts'
import { visitorChannel } from '../channel/channel-info.ts'
import { visitorThread } from '../session/visitor-thread.ts'

type Checked = { found: boolean; isWithheld: boolean; extra: { sensitiveWords?: string } }

/** Which sensitive words stand in a message. Agents read them beside it; one that is withheld keeps it from visitors. */
export async function checkWords({ words }: Deps, tenantId: number, body: EntryBody): Promise<Checked> {
  if (body.type !== 'message') return { found: false, isWithheld: false, extra: {} }
  const nameWords = await words.of(tenantId)
  const found = nameWords(wordsOfMessage(body))
  if (found.length === 0) return { found: false, isWithheld: false, extra: {} }
  return {
    found: true,
    isWithheld: found.some(({ isWithheld }) => isWithheld),
    extra: { sensitiveWords: found.map(({ word }) => word).join(',') },
  }
}

/** Every call by which a visitor writes into the log spends from the same budgets. */
function spendOnSending(limits: Limits, visitor: VisitorClaims): void {
  limits.take(limitRules.send, visitor.userId)
  limits.take(limitRules.sendInChannel, String(visitor.channelId))
}

const sendMsgRoute = serve(sendMsg, async (input, deps, visitor) => {
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

const addSessionMsgRoute = serve(addSessionMsg, async (input, deps, visitor) => {
  spendOnSending(deps.limits, visitor)
  const { senderType: sender, id: clientId = randomId() } = input
  const text = decideText(msgTypes[input.msgType], input.msgContent)
  if (text === undefined) throw new Failed('request.invalid')

  const body =
    sender === 'visitor'
      ? ({ type: 'message', msgType: msgTypes.text, content: text } as const)
      : decideAutomatic(await visitorChannel(deps, visitor), sender, text)
  if (!body) throw new Failed('identity.forbidden')
  return storeForVisitor(deps.append, visitor, { clientId, sender, body })
})

const sysMsgRoute = serve(sysMsg, async (input, deps, visitor) => {
  spendOnSending(deps.limits, visitor)
  const body = decideSystemNote(input.msgContent, input.clientType)
  if (!body) throw new Failed('identity.forbidden')
  const thread = await visitorThread(deps, visitor)
  return storeForVisitor(deps.append, visitor, {
    // Once per session, however often and from how many tabs it is reported.
    serverId: `${body.content}:${thread.session_first_seq}`,
    sender: 'system',
    body,
  })
})

const typingRoute = serve(typing, async (input, { notifier, limits }, visitor) => {
  limits.take(limitRules.typing, visitor.userId)
  notifier.note(visitor, { type: 'visitorTyping', text: input.msgContent.slice(0, maxPreviewLength) })
  return {}
})

export const sendMessageRoutes = {
  addSessionMsg: addSessionMsgRoute,
  sendMsg: sendMsgRoute,
  sysMsg: sysMsgRoute,
  typing: typingRoute,
}
