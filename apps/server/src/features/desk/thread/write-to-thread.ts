import type { ChannelConfig } from '@foyer/contract/channel/config.ts'
import { factoryTexts } from '@foyer/contract/channel/factory-texts.ts'
import { greetingTexts } from '@foyer/i18n/greeting-texts.ts'
import { msgTypes } from '@foyer/contract/messages/kinds/codecs.ts'
import { reply, writeNote, typeReply } from '@foyer/contract/desk/thread.ts'
import { decideAgentMessage } from '@foyer/core/log/agent-message.ts'
import { seqOf, type EntryBody } from '@foyer/core/log/entry.ts'
import { decideText } from '@foyer/core/log/text.ts'
import { quoteOf } from '../../../rules/log/quote.ts'
import { Failed } from '../../../platform/http/failed.ts'
import { serve } from '../../../platform/http/serve.ts'
import { fileMessage, isFileMessage } from '../../files/file-message.ts'
import { receiptOf } from '../../../log/receipt.ts'
import { countSent } from '../forms/count-sent.ts'
import { faceOf } from '../inbox/desk-thread.ts'
import { checkWords } from '../../messages/send-message.ts'
import type { Deps } from '../../../deps.ts'
import type { ThreadRef } from '../../../log/thread-ref.ts'
import { limitRules } from '../../../platform/limit-rules.ts'
import { agentUploader, refusalToWrite } from './agent-uploader.ts'
import { threadRef } from './thread-ref.ts'
import { markRead } from './mark-read.ts'

type Greeted = Pick<ChannelConfig, 'adminWelcomeMode' | 'adminWelcomeMsg'>

/**
 * Greeting that a visitor reads from each agent who accepts; empty if the channel has none. The chat shows an
 * unchanged default text in the visitor's language.
 */
export function greetingFor({ adminWelcomeMode, adminWelcomeMsg }: Greeted, language: string): string {
  if (!adminWelcomeMode) return ''
  const isFactory = adminWelcomeMsg === factoryTexts.agentWelcome
  return isFactory ? greetingTexts(language).t('factory.agentWelcome') : adminWelcomeMsg
}

const replyRoute = serve(reply, async (input, deps, caller) => {
  const ref = await threadRef(deps, caller, input.threadId)
  const { msgType = msgTypes.text } = input
  const body = isFileMessage(msgType)
    ? await fileMessage(deps.files, agentUploader(ref, caller.agentId), input)
    : composed(msgType, input.msgContent)
  const words = await checkWords(deps, caller.tenantId, body)
  if (words.found && input.insist !== 1) throw new Failed('message.sensitive')
  const quote = input.quoteId === undefined ? {} : await quoted(deps, ref, input.threadId, input.quoteId)

  const appended = await deps.append({
    ...ref,
    clientId: input.id,
    guard: { by: 'owner', agentId: caller.agentId },
    sender: 'agent',
    agent: faceOf(caller),
    sensitive: words.isWithheld,
    body: withExtra(body, { ...words.extra, ...quote }),
  })
  const receipt = receiptOf(appended)
  if (msgType === msgTypes.form) await countSent(deps.db, caller.tenantId, input.msgContent)
  return receipt
})

type MessageBody = Extract<EntryBody, { type: 'message' }>

function composed(msgType: number, written: string): MessageBody {
  const content = decideAgentMessage(msgType, written)
  if (content === undefined) throw new Failed('request.invalid')
  return { type: 'message', msgType, content }
}

function withExtra(body: MessageBody, more: Readonly<Record<string, string>>): MessageBody {
  return Object.keys(more).length === 0 ? body : { ...body, extra: { ...body.extra, ...more } }
}

/** The words of the message that a reply answers, from the log: nobody is quoted with what they did not say. */
async function quoted(
  { reader }: Deps,
  ref: ThreadRef,
  threadKey: string,
  msgId: string,
): Promise<{ replyMsg: string }> {
  const seq = seqOf(msgId, threadKey)
  const target = seq === undefined ? undefined : await reader.one(ref, seq, threadKey)
  const replyMsg = quoteOf(target)
  if (replyMsg === undefined) throw new Failed('object.unknown')
  return { replyMsg }
}

const writeNoteRoute = serve(writeNote, async (input, deps, caller) => {
  const ref = await threadRef(deps, caller, input.threadId)
  const text = decideText(msgTypes.text, input.msgContent)
  if (text === undefined) throw new Failed('request.invalid')
  const appended = await deps.append({
    ...ref,
    clientId: input.id,
    // No session and no ownership is asked for: whoever reads along may leave word, also afterwards.
    guard: { by: 'server' },
    sender: 'agent',
    agent: faceOf(caller),
    internal: true,
    body: { type: 'message', msgType: msgTypes.text, content: text },
  })
  const receipt = receiptOf(appended)
  await markRead(deps, ref, caller.agentId, receipt.seq)
  return receipt
})

const typeReplyRoute = serve(typeReply, async ({ threadId }, deps, caller) => {
  deps.limits.take(limitRules.typing, `agent:${caller.tenantId}:${caller.agentId}`)
  const ref = await threadRef(deps, caller, threadId)
  const refusal = await refusalToWrite(deps, ref, caller.agentId)
  if (refusal) throw new Failed(refusal)
  deps.notifier.note(ref, { type: 'agentTyping' })
  return {}
})

export const writeToThreadRoutes = { reply: replyRoute, typeReply: typeReplyRoute, writeNote: writeNoteRoute }
