import { faceOf, thumbsOf } from '@foyer/core/robot/reply.ts'
import type { Deps } from '../../deps.ts'
import type { Answerer, RobotQuestion } from './answerer.ts'
import { passagesFor } from './knowledge/passages.ts'
import { modelAnswer } from './model/model-answer.ts'

/**
 * A model that puts together what the knowledge says. Where the channel has none, and whatever keeps it from an
 * answer, the plain knowledge is next.
 */
export const answerFromModel: Answerer = async (deps, question) => {
  if (!(await deps.models.settingsOf(question.visitor))) return undefined
  const { visitor, channel, id: questionId, text, gone } = question
  const passages = await passagesOf(deps, question)
  const extra = { ...faceOf(channel), ...thumbsOf(channel) }
  const asked = { visitor, questionId, question: text, passages, extra, gone }
  const { outcome } = await modelAnswer(deps, asked)
  return outcome === 'fallback' ? undefined : { kind: 'settled' }
}

async function passagesOf({ db, clock, vectors }: Deps, { visitor, channel, locale, text }: RobotQuestion) {
  const robot = { tenantId: visitor.tenantId, robotNo: channel.robotNo }
  return passagesFor(db, robot, channel.language || locale, text, clock.now(), vectors)
}
