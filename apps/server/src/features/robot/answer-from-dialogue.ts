import type { DialogueAnswer } from '../../rules/robot/dialogue/answer.ts'
import { askedOfDialogue } from '../../rules/robot/dialogue/asked-of-dialogue.ts'
import type { RobotReply } from '../../rules/robot/reply.ts'
import type { Deps } from '../../deps.ts'
import { answerFromKnowledge } from './answer-from-knowledge.ts'
import type { Answerer, RobotQuestion } from './answerer.ts'
import { dialogueAnswer } from './dialogue/dialogue-answer.ts'
import { encodeContent } from '@foyer/contract/messages/codec.ts'
import type { EntryBody } from '@foyer/core/log/entry.ts'
import type { Said } from '../../rules/robot/dialogue/turn.ts'
import { answeringDocument } from './knowledge/documents.ts'

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
