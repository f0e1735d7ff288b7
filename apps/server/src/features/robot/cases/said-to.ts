import { textsOf } from '../../../rules/robot/dialogue/check/texts.ts'
import { decide } from '../../../rules/robot/decide.ts'
import type { RobotCase, Said } from '../../../rules/robot/judge-case.ts'
import type { Db } from '../../../platform/db/pool.ts'
import { dialogueByPhrase, type RobotRef } from '../dialogue/dialogues.ts'
import { plainAnswer } from '../knowledge/clean-answer.ts'
import { answeringDocument } from '../knowledge/documents.ts'
import { robotScope } from '../knowledge/robot-scope.ts'
import { search } from '../knowledge/search.ts'

type Asked = Pick<RobotCase, 'language' | 'question'>

/** The robot's answer to a question that a new visitor types, without a model. */
export async function saidTo(db: Db, robot: RobotRef, asked: Asked, now: number): Promise<Said> {
  return (await dialogueSaid(db, robot, asked)) ?? (await knowledgeSaid(db, robot, asked, now))
}

/** The dialogue that the words begin, with everything that it may say. It stands before the knowledge. */
export async function dialogueSaid(db: Db, robot: RobotRef, { question }: Asked): Promise<Said | undefined> {
  const begun = await dialogueByPhrase(db, robot, question)
  if (!begun) return undefined
  const texts = Object.values(begun.data.nodes).flatMap(textsOf)
  return { docId: `dialogue:${begun.id}`, text: plainAnswer(texts.join('\n')) }
}

export async function knowledgeSaid(
  db: Db,
  { tenantId, robotNo }: RobotRef,
  { language, question }: Asked,
  now: number,
): Promise<Said> {
  const nothing = { docId: undefined, text: '' }
  const scope = await robotScope(db, tenantId, robotNo, language)
  if (!scope) return nothing
  const { asked, ranked, statistics } = await search(db, scope, question, now)
  const verdict = decide(asked, ranked, statistics)
  if (verdict.kind !== 'answer') return nothing
  const document = await answeringDocument(db, tenantId, robotNo, verdict.docId, now)
  return { docId: verdict.docId, text: plainAnswer(document?.answer ?? '') }
}
