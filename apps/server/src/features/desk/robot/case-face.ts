import type { z } from 'zod'
import type { RobotCase } from '@foyer/contract/desk/robot.ts'
import type { KeptCase } from '../../robot/cases/kept-cases.ts'
import type { CheckedCase } from '../../robot/cases/check-cases.ts'

/** A case as the desk sees it: with the check that was just made, or else the last one. */
export function caseFace(kept: KeptCase | CheckedCase): z.output<typeof RobotCase> {
  const { id: caseId, robotNo, language, question, expectedDocId, mustNotSay, createdAt, checkedAt } = kept
  const failure = 'failure' in kept ? kept.failure : kept.before
  return {
    caseId,
    robotNo,
    language,
    question,
    mustNotSay: [...mustNotSay],
    createdAt,
    ...(expectedDocId !== undefined && { expectedDocId }),
    ...(checkedAt !== undefined && { checkedAt }),
    ...(failure && { failure }),
  }
}
