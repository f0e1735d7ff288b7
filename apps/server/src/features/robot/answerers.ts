import type { RobotReply } from '@foyer/core/robot/reply.ts'
import type { Deps } from '../../deps.ts'
import type { Answerer, RobotQuestion } from './answerer.ts'
import { answerFromDialogue } from './answer-from-dialogue.ts'
import { answerFromDocument } from './answer-from-document.ts'
import { answerFromKnowledge } from './answer-from-knowledge.ts'
import { answerFromModel } from './answer-from-model.ts'
import { answerSmallTalk } from './answer-small-talk.ts'

/**
 * Who is asked, in this order; the first reply counts. A dialogue that waits for an answer stands before all
 * others, politeness and then a model between the chosen document and the plain one. The last always replies.
 */
const answerers: readonly Answerer[] = [
  answerFromDialogue,
  answerFromDocument,
  answerSmallTalk,
  answerFromModel,
  answerFromKnowledge,
]

export async function answer(deps: Deps, question: RobotQuestion): Promise<RobotReply> {
  for (const answerer of answerers) {
    const reply = await answerer(deps, question)
    if (reply) return reply
  }
  return { kind: 'unknown', suggestions: [] }
}
