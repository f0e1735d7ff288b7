import { smallTalkOf } from '@foyer/core/robot/small-talk.ts'
import { answerFromKnowledge } from './answer-from-knowledge.ts'
import type { Answerer } from './answerer.ts'

/** A greeting is answered by a greeting, unless the knowledge has an answer of its own to it. No model is paid for it. */
export const answerSmallTalk: Answerer = async (deps, question) => {
  const talk = smallTalkOf(question.text)
  if (!talk) return undefined
  const known = await answerFromKnowledge(deps, question)
  return known?.kind === 'document' ? known : { kind: 'smallTalk', talk }
}
