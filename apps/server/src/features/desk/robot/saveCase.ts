import { mostCases, saveCase } from '@foyer/contract/desk/robot.ts'
import { judgeCase } from '../../../rules/robot/judge-case.ts'
import { Failed } from '../../../platform/http/failed.ts'
import { serve } from '../../../platform/http/serve.ts'
import { casesOf, markCases, saveCase as keepCase } from '../../robot/cases/kept-cases.ts'
import { saidTo } from '../../robot/cases/said-to.ts'
import { assertMay } from '../account/assert-may.ts'
import { caseFace } from './case-face.ts'
import { handleComplaint } from './complaints.ts'

export const route = serve(saveCase, async ({ complaintId, ...input }, { db, clock }, caller) => {
  assertMay(caller, 'teachRobot')
  const robot = { tenantId: caller.tenantId, robotNo: input.robotNo }
  const now = clock.now()
  const expected = { ...input, expectedDocId: input.expectedDocId }
  return db.transaction().execute(async (trx) => {
    if (complaintId !== undefined && !(await handleComplaint(trx, caller.tenantId, complaintId)))
      throw new Failed('object.unknown')
    const id = await keepCase(trx, robot, expected, now)
    // Asked at once: whether it fails already decides whether it stops the next publication.
    const failure = judgeCase(expected, await saidTo(trx, robot, expected, now))
    await markCases(trx, caller.tenantId, [{ id, failure }], now)
    const cases = await casesOf(trx, robot)
    const kept = cases.find((one) => one.id === id)
    if (!kept || cases.length > mostCases) throw new Failed('case.tooMany')
    return { case: caseFace(kept) }
  })
})
