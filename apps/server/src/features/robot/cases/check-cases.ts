import type { CaseFailure } from '@foyer/contract/desk/robot.ts'
import { judgeCase } from '../../../rules/robot/judge-case.ts'
import { knowledgeTiming } from '@foyer/core/timing.ts'
import type { Db } from '../../../platform/db/pool.ts'
import type { RobotRef } from '../dialogue/dialogues.ts'
import { casesOf, type KeptCase } from './kept-cases.ts'
import { saidTo } from './said-to.ts'

/** `modelFailure`: why the model could not be asked. */
export type CheckedCase = KeptCase & { failure: CaseFailure | undefined; modelFailure?: string }

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
