import type { z } from 'zod'
import { msgTypes } from '@foyer/contract/messages/kinds/codecs.ts'
import { robotAsk } from '@foyer/contract/robot/endpoints.ts'
import { decideText } from '@foyer/core/log/text.ts'
import type { VisitorClaims } from '../../rules/identity/claims.ts'
import type { Deps } from '../../deps.ts'
import { visibleMessages } from '../../rules/log/for-visitor.ts'
import { isForPerson, type RobotReply, faceOf, thumbsOf } from '../../rules/robot/reply.ts'
import { attributesIn } from '../../rules/visitor/attributes.ts'
import { repeatsUnknown } from '../../rules/robot/repeats-unknown.ts'
import { toOwner } from '../../log/owner-columns.ts'
import type { VisitorCaller } from '../../platform/http/caller.ts'
import { Failed } from '../../platform/http/failed.ts'
import { serve } from '../../platform/http/serve.ts'
import { limitRules } from '../../platform/limit-rules.ts'
import { randomId } from '../../platform/random.ts'
import { inLanguage } from '../channel/channels.ts'
import { visitorChannel } from '../channel/channel-info.ts'
import { storeForVisitor } from '../../log/store-for-visitor.ts'
import { claimAttributes } from '../session/claim-attributes.ts'
import { visitorThread } from '../session/visitor-thread.ts'
import { smallTalkOf } from '../../rules/robot/small-talk.ts'
import { type RobotQuestion, type Answerer, answerFromDialogue, answerFromKnowledge } from './answerer.ts'
import { passagesFor } from './knowledge/search.ts'
import { modelAnswer } from './model/model-answer.ts'
import type { ModelOutcome } from './model/model-question.ts'
import { rerankedAnswer } from './model/reranked-answer.ts'
import { answeringDocument } from './knowledge/documents.ts'
import { placesOfAnswer, storeReply } from './store-reply.ts'

/** The language that a visitor reads in, as their browser said at the start. */
export async function visitorLocale({ db }: Deps, { tenantId, userId }: VisitorClaims): Promise<string> {
  const row = await db
    .selectFrom('visitors')
    .select('locale')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.locale ?? ''
}

/** A menu, a FAQ or a suggestion names its document: it answers without a search. One that is gone is searched for. */
const answerFromDocument: Answerer = async ({ db, clock }, { visitor, channel, docId }) => {
  if (!docId) return undefined
  const document = await answeringDocument(db, visitor.tenantId, channel.robotNo, docId, clock.now())
  return document && { kind: 'document', document, suggestions: [] }
}

/**
 * A model that puts together what the knowledge says. Where the channel has none, and whatever keeps it from an
 * answer, the plain knowledge is next.
 */
const answerFromModel: Answerer = async (deps, question) => {
  const startedAt = performance.now()
  const settings = await deps.models.settingsOf(question.visitor)
  if (!settings) return undefined
  const { writesAnswers, reranks } = settings.tasks
  const written = writesAnswers ? await writtenAnswer(deps, question) : undefined
  if (written && (written.outcome !== 'fallback' || !isAskedAgain(written.why)))
    return written.outcome === 'fallback' ? undefined : { kind: 'settled' }
  return reranks ? rerankedAnswer(deps, question, settings, startedAt) : undefined
}

/** After a reply that was no answer, the model may still choose a document. One that fails is not asked again. */
function isAskedAgain(why: Fallback): boolean {
  return ['unanswered', 'ungrounded', 'echo', 'tooLong', 'cut'].includes(why)
}

type Fallback = Extract<ModelOutcome, { outcome: 'fallback' }>['why']

async function writtenAnswer(deps: Deps, question: RobotQuestion): Promise<ModelOutcome> {
  const { visitor, channel, id: questionId, text, gone } = question
  const passages = await passagesOf(deps, question)
  const extra = { ...faceOf(channel), ...thumbsOf(channel) }
  const asked = { visitor, questionId, question: text, passages, extra, gone }
  return modelAnswer(deps, asked)
}

async function passagesOf({ db, clock, vectors }: Deps, { visitor, channel, locale, text }: RobotQuestion) {
  const robot = { tenantId: visitor.tenantId, robotNo: channel.robotNo }
  return passagesFor(db, robot, channel.language || locale, text, clock.now(), vectors)
}

/** A greeting is answered by a greeting, unless the knowledge has an answer of its own to it. No model is paid for it. */
const answerSmallTalk: Answerer = async (deps, question) => {
  const talk = smallTalkOf(question.text)
  if (!talk) return undefined
  const known = await answerFromKnowledge(deps, question)
  return known?.kind === 'document' ? known : { kind: 'smallTalk', talk }
}

/**
 * Answerers in order; the first reply wins. A dialogue that waits for an answer comes first. Small talk and
 * then a model come between the document that the visitor chose and the search. The last one always replies.
 */
const answerers: readonly Answerer[] = [
  answerFromDialogue,
  answerFromDocument,
  answerSmallTalk,
  answerFromModel,
  answerFromKnowledge,
]

async function answer(deps: Deps, question: RobotQuestion): Promise<RobotReply> {
  for (const answerer of answerers) {
    const reply = await answerer(deps, question)
    if (reply) return reply
  }
  return { kind: 'unknown', suggestions: [] }
}

type Input = z.output<typeof robotAsk.input>
type Output = z.output<typeof robotAsk.output>

const robotAskRoute = serve(robotAsk, async (input, deps, visitor) => {
  deps.limits.take(limitRules.ask, visitor.userId)
  deps.limits.take(limitRules.sendInChannel, String(visitor.channelId))
  const text = decideText(msgTypes.text, input.question)
  if (text === undefined) throw new Failed('request.invalid')

  const id = input.id ?? randomId()
  const body = { type: 'message', msgType: msgTypes.text, content: text } as const
  const asked = await storeForVisitor(deps.append, visitor, { clientId: id, sender: 'visitor', body })
  await claimAttributes(deps, visitor, {
    attributes: attributesIn(input.customerParameters, 'customerParameters'),
    customerToken: input.customerToken,
  })
  const thread = await visitorThread(deps, visitor)
  // A person has the visitor: the robot keeps quiet, and the question is theirs.
  if (toOwner(thread).kind !== 'robot') return said(deps, visitor, thread.key, [asked.seq])

  const known = await placesOfAnswer(deps, visitor, id)
  if (known.length > 0) return said(deps, visitor, thread.key, [asked.seq, ...known])

  const session = { key: thread.session_key, firstSeq: thread.session_first_seq }
  const question = await questionOf(deps, visitor, input, { id, text, session })
  const reply = await unknownAgain(deps, question, await answer(deps, question))
  await storeReply(deps, question, reply)
  if (isForPerson(reply)) return { status: 'transfer' as const, msgList: [] }
  return said(deps, visitor, thread.key, [asked.seq, ...(await placesOfAnswer(deps, visitor, id))])
})

async function questionOf(
  deps: Deps,
  visitor: VisitorCaller,
  { docId, click, itemId, bingCode, bindValue, nodeId, button }: Input,
  asked: Pick<RobotQuestion, 'id' | 'text' | 'session'>,
): Promise<RobotQuestion> {
  const { config, translations } = await visitorChannel(deps, visitor)
  const locale = await visitorLocale(deps, visitor)
  const channel = inLanguage(config, translations, locale)
  const how = { docId, click, itemId, bingCode, bindValue, nodeId, button }
  return { visitor, channel, locale, ...asked, ...how, gone: visitor.gone() }
}

/** The messages at these places, as they stand in the log. */
async function said(
  { reader }: Deps,
  visitor: VisitorClaims,
  threadKey: string,
  seqs: readonly number[],
): Promise<Output> {
  const entries = await Promise.all(seqs.map((seq) => reader.one(visitor, seq, threadKey)))
  return { status: 'answered', msgList: visibleMessages(entries.flatMap((entry) => entry ?? [])) }
}

/** The robot answers each question, so its last message is not far back. */
const lookBack = 20

/** A second unknown question in a row gets another text: the same one again reads like a fault. */
async function unknownAgain(
  deps: Deps,
  { visitor, session }: RobotQuestion,
  reply: RobotReply,
): Promise<RobotReply> {
  if (reply.kind !== 'unknown') return reply
  const { last_seq: lastSeq, key } = await visitorThread(deps, visitor)
  const range = { threadKey: key, limit: lookBack }
  const { entries } = await deps.reader.messagesBefore(visitor, lastSeq + 1, range)
  const own = entries.filter(({ seq }) => seq > session.firstSeq)
  return repeatsUnknown(own) ? { ...reply, isAgain: true } : reply
}

export const askRobotRoutes = { robotAsk: robotAskRoute }
