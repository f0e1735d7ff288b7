import type { DialogueAnswer } from '@foyer/core/robot/dialogue/answer.ts'
import { askedOfDialogue } from '@foyer/core/robot/dialogue/asked-of-dialogue.ts'
import type { RobotReply } from '@foyer/core/robot/reply.ts'
import type { Deps } from '../../deps.ts'
import { answerFromKnowledge } from './answer-from-knowledge.ts'
import type { Answerer, RobotQuestion } from './answerer.ts'
import { dialogueAnswer } from './dialogue/dialogue-answer.ts'
import { saidBody } from './dialogue/said-body.ts'
import { answeringDocument } from './knowledge/documents.ts'

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

/** What a dialogue's answer becomes, with the document that it may lead to. */
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
