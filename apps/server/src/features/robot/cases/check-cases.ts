import type { CaseFailure } from '@foyer/contract/desk/robot.ts'
import { knowledgeTiming } from '@foyer/core/timing.ts'
import { textsOf } from '../../../rules/robot/dialogue/check/texts.ts'
import { decide } from '../../../rules/robot/decide.ts'
import { type RobotCase, type Said, judgeCase } from '../../../rules/robot/judge-case.ts'
import type { Db } from '../../../platform/db/pool.ts'
import { dialogueByPhrase, type RobotRef } from '../dialogue/dialogues.ts'
import { plainAnswer } from '../knowledge/clean-answer.ts'
import { answeringDocument } from '../knowledge/documents.ts'
import { robotScope } from '../knowledge/robot-scope.ts'
import { search } from '../knowledge/search.ts'
import { casesOf, type StoredCase } from './case-repository.ts'

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
  const verdict = decide(asked, ranked, statistics, scope.thresholds)
  if (verdict.kind !== 'answer') return nothing
  const document = await answeringDocument(db, tenantId, robotNo, verdict.docId, now)
  return { docId: verdict.docId, text: plainAnswer(document?.answer ?? '') }
}

/** A change was not made, because these cases held before and would not with it. */
export class BrokenCases extends Error {
  override readonly name = 'BrokenCases'
  readonly broken: readonly CheckedCase[]
  readonly failing: readonly CheckedCase[]

  constructor({ broken, failing }: { broken: readonly CheckedCase[]; failing: readonly CheckedCase[] }) {
    super(['Not published: it would break these cases.', ...broken.map(lineOf)].join('\n'))
    this.broken = broken
    this.failing = failing
  }
}

function lineOf({ question, expectedDocId, mustNotSay, failure, modelFailure }: CheckedCase): string {
  const unwanted = mustNotSay.length > 0 ? `, never ${JSON.stringify(mustNotSay)}` : ''
  const reason = [failure?.reason, modelFailure].filter(Boolean).join(': ')
  const said = failure?.docId ? `${failure.docId}: ${failure.said}` : 'nothing'
  return `- ${question} (${reason}): expected ${expectedDocId ?? 'nothing'}${unwanted}; now ${said}`
}

/** `modelFailure`: why the model could not be asked. */
export type CheckedCase = StoredCase & { failure: CaseFailure | undefined; modelFailure?: string }

/** Nobody knows what the robot would say. */
export const unchecked: CaseFailure = { reason: 'unchecked', docId: '', said: '' }

/**
 * Asks every case of the knowledge and the dialogues as the given connection sees them. Others wait for the
 * transaction, so it does not go on for ever: what there was no time for is unchecked.
 */
export async function checkCases(
  db: Db,
  robot: RobotRef,
  now: number,
  withinMs: number = knowledgeTiming.casesMs,
): Promise<CheckedCase[]> {
  const deadline = performance.now() + withinMs
  const checked: CheckedCase[] = []
  for (const kept of await casesOf(db, robot)) {
    const isLate = performance.now() > deadline
    const failure = isLate ? unchecked : judgeCase(kept, await saidTo(db, robot, kept, now))
    checked.push({ ...kept, failure })
  }
  return checked
}
