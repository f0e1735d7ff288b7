import type { z } from 'zod'
import { type RobotCase, listCases, mostCases, saveCase, removeCase } from '@foyer/contract/desk/robot.ts'
import {
  type StoredCase,
  casesOf,
  markCases,
  saveCase as keepCase,
  removeCase as forgetCase,
  writtenCase,
} from '../../robot/cases/case-repository.ts'
import { actorOf, writeAudit } from '../../../audit/write-audit.ts'
import { changedFields } from '../../../rules/audit/changed-fields.ts'
import { type CheckedCase, saidTo } from '../../robot/cases/check-cases.ts'
import { questionsOf } from '../../robot/knowledge/documents.ts'
import { serve } from '../../../platform/http/serve.ts'
import { requireMay } from '../../../identity/require-may.ts'
import { judgeCase } from '../../../rules/robot/judge-case.ts'
import { Failed } from '../../../platform/http/failed.ts'
import { handleComplaint } from './complaints.ts'

/** A case as the desk sees it: with the check that was just made, or else the last one. */
export function caseFace(kept: StoredCase | CheckedCase): z.output<typeof RobotCase> {
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

const listCasesRoute = serve(listCases, async ({ robotNo }, { db }, caller) => {
  requireMay(caller, 'teachRobot')
  const { tenantId } = caller
  const cases = await casesOf(db, { tenantId, robotNo })
  const named = cases.flatMap(({ expectedDocId, before }) => [expectedDocId ?? '', before?.docId ?? ''])
  const questions = await questionsOf(db, tenantId, [...new Set(named)])
  const documents = [...questions].map(([docId, question]) => ({ docId, question }))
  return { cases: cases.map(caseFace), documents }
})

const saveCaseRoute = serve(saveCase, async ({ complaintId, ...input }, { db, clock }, caller) => {
  requireMay(caller, 'teachRobot')
  const robot = { tenantId: caller.tenantId, robotNo: input.robotNo }
  const now = clock.now()
  const expected = { ...input, expectedDocId: input.expectedDocId }
  return db.transaction().execute(async (trx) => {
    const askedBy =
      complaintId === undefined ? undefined : await handleComplaint(trx, caller.tenantId, complaintId)
    if (complaintId !== undefined && !askedBy) throw new Failed('object.unknown')
    const before = await writtenCase(trx, robot, expected)
    const id = await keepCase(trx, robot, expected, now, askedBy)
    const after = await writtenCase(trx, robot, expected)
    const object = { kind: 'case', id, name: after?.question ?? '' } as const
    const change = changedFields(before?.expected ?? {}, after?.expected ?? {})
    await writeAudit(trx, actorOf(caller), { action: 'saveCase', object, ...change }, now)
    // Asked at once: whether it fails already decides whether it stops the next publication.
    const failure = judgeCase(expected, await saidTo(trx, robot, expected, now))
    await markCases(trx, caller.tenantId, [{ id, failure }], now)
    const cases = await casesOf(trx, robot)
    const kept = cases.find((one) => one.id === id)
    if (!kept || cases.length > mostCases) throw new Failed('case.tooMany')
    return { case: caseFace(kept) }
  })
})

const removeCaseRoute = serve(removeCase, async ({ caseId }, { db, clock }, caller) => {
  requireMay(caller, 'teachRobot')
  await db.transaction().execute(async (trx) => {
    const removed = await forgetCase(trx, caller.tenantId, caseId)
    if (!removed) throw new Failed('object.unknown')
    const object = { kind: 'case', id: caseId, name: removed.question } as const
    const change = { action: 'removeCase', object, before: removed.expected } as const
    await writeAudit(trx, actorOf(caller), change, clock.now())
  })
  return {}
})

export const casesRoutes = { listCases: listCasesRoute, removeCase: removeCaseRoute, saveCase: saveCaseRoute }
