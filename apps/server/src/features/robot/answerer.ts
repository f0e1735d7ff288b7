import type { ChannelConfig } from '@foyer/contract/channel/config.ts'
import { encodeContent } from '@foyer/contract/messages/codec.ts'
import type { EntryBody } from '@foyer/core/log/entry.ts'
import type { VisitorClaims } from '../../rules/identity/claims.ts'
import type { RobotReply } from '../../rules/robot/reply.ts'
import type { Deps } from '../../deps.ts'
import type { DialogueAnswer } from '../../rules/robot/dialogue/answer.ts'
import { askedOfDialogue } from '../../rules/robot/dialogue/asked-of-dialogue.ts'
import type { Said } from '../../rules/robot/dialogue/turn.ts'
import { decide, type Suggested, type Verdict } from '../../rules/robot/decide.ts'
import { dialogueAnswer } from './dialogue/dialogue-answer.ts'
import { answeringDocument, questionsOf } from './knowledge/documents.ts'
import { robotScope } from './knowledge/robot-scope.ts'
import { search } from './knowledge/search.ts'

/** A question that stands in the log, and how it came to be asked. */
export type RobotQuestion = {
  visitor: VisitorClaims
  channel: ChannelConfig
  /** The visitor's locale, for a robot that speaks several. */
  locale: string
  /** The client id of the question. */
  id: string
  text: string
  /** The session in which it was asked, and where that began in the log. */
  session: { key: string; firstSeq: number }
  docId: string | undefined
  click: 1 | 2 | undefined
  itemId: string | undefined
  bingCode: string | undefined
  bindValue: string | undefined
  nodeId: string | undefined
  button: { id: string; name: string } | undefined
  /** Aborted when whoever asked hangs up before they are answered. */
  gone: AbortSignal
}

/** Something that may have an answer. Undefined leaves the question to the next one. */
export type Answerer = (deps: Deps, question: RobotQuestion) => Promise<RobotReply | undefined>

/** A dialogue's output as a message. A form stores its step with it, so that the answer finds the step. */
export function saidBody({ content, step }: Said): Extract<EntryBody, { type: 'message' }> {
  const { msgType, msgContent } = encodeContent(content)
  return { type: 'message', msgType, content: msgContent, ...(step && { extra: { nodeId: step } }) }
}

/** A dialogue that waits for this answer, or begins with it. */
export const answerFromDialogue: Answerer = async (deps, question) => {
  const asked = askedOfDialogue({ ...question, question: question.text })
  if (!asked) return undefined
  const { visitor, channel, id, session } = question
  const robot = { sessionKey: session.key, robotNo: channel.robotNo }
  const isKnown = async () => (await answerFromKnowledge(deps, question))?.kind === 'document'
  const answer = await dialogueAnswer(deps, visitor, { ...robot, questionId: id, asked, isKnown })
  return answer && replyOfDialogue(deps, question, answer)
}

/** Turns a dialogue's answer into a reply, with the document that it may lead to. */
export async function replyOfDialogue(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { visitor, channel }: Pick<RobotQuestion, 'visitor' | 'channel'>,
  { says, next }: DialogueAnswer,
): Promise<RobotReply> {
  const document =
    next.to === 'document'
      ? await answeringDocument(db, visitor.tenantId, channel.robotNo, next.docId, clock.now())
      : undefined
  return { kind: 'dialogue', says: says.map(saidBody), document, isForPerson: next.to === 'person' }
}

/** The best document of the knowledge, a question back, or an honest 'I do not know'. */
export const answerFromKnowledge: Answerer = async (deps, question) => {
  const judged = await judgeQuestion(deps, question)
  if (!judged) return { kind: 'unknown', suggestions: [] }
  return replyOfVerdict(deps, question, judged.verdict)
}

/** The documents that were found for a question, and the robot's own verdict. */
export type Judged = Awaited<ReturnType<typeof search>> & { verdict: Verdict }

/** Undefined when the robot knows nothing in this language. */
export async function judgeQuestion(
  { db, clock, vectors }: Deps,
  { visitor, channel, locale, text }: RobotQuestion,
): Promise<Judged | undefined> {
  const language = channel.language || locale
  const scope = await robotScope(db, visitor.tenantId, channel.robotNo, language)
  if (!scope) return undefined
  const found = await search(db, scope, text, clock.now(), vectors)
  return { ...found, verdict: decide(found.asked, found.ranked, found.statistics, scope.thresholds) }
}

export async function replyOfVerdict(
  deps: Deps,
  { visitor, channel }: RobotQuestion,
  verdict: Verdict,
): Promise<RobotReply | undefined> {
  const { db, clock } = deps
  const suggestions = await withQuestions(deps, visitor.tenantId, verdict.suggestions)
  if (verdict.kind !== 'answer') return { kind: verdict.kind, suggestions }
  const document = await answeringDocument(db, visitor.tenantId, channel.robotNo, verdict.docId, clock.now())
  return document && { kind: 'document', document, suggestions }
}

async function withQuestions({ db }: Deps, tenantId: number, suggested: readonly Suggested[]) {
  const questions = await questionsOf(
    db,
    tenantId,
    suggested.map(({ docId }) => docId),
  )
  return suggested.flatMap(({ docId, score }) => {
    const question = questions.get(docId)
    return question === undefined ? [] : [{ docId, score, question }]
  })
}
