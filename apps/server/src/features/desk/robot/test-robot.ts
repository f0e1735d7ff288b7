import { readCalibration, runCases, testRobot } from '@foyer/contract/desk/robot-test.ts'
import { actorOf, writeAudit } from '../../../audit/write-audit.ts'
import { requireMay } from '../../../identity/require-may.ts'
import { serve } from '../../../platform/http/serve.ts'
import { limitRules } from '../../../platform/limit-rules.ts'
import { shareOfOdds } from '../../../rules/robot/explain.ts'
import { defaultThresholds } from '../../../rules/robot/rank/thresholds.ts'
import { calibrationsOf } from '../../robot/calibration/calibration-repository.ts'
import { casesOf } from '../../robot/cases/case-repository.ts'
import { testQuestion } from '../../robot/console/test-question.ts'
import { publishChecked } from '../../robot/publish/publish-checked.ts'
import { caseFace } from './cases.ts'

const testRobotRoute = serve(testRobot, async ({ robotNo, ...asked }, deps, caller) => {
  requireMay(caller, 'teachRobot')
  deps.limits.take(limitRules.testRobot, `${caller.tenantId}:${caller.agentId}`)
  return testQuestion(deps, { tenantId: caller.tenantId, robotNo }, asked)
})

const runCasesRoute = serve(runCases, async ({ robotNo }, { db, clock, limits }, caller) => {
  requireMay(caller, 'teachRobot')
  limits.take(limitRules.runCases, `${caller.tenantId}:${caller.agentId}`)
  const robot = { tenantId: caller.tenantId, robotNo }
  const now = clock.now()
  // A publication that changes nothing: it waits for others of the robot, so no older result overwrites a newer one.
  await publishChecked(db, robot, { now, despiteCases: true }, async (trx) => {
    const object = { kind: 'robot', id: robotNo, name: '' } as const
    await writeAudit(trx, actorOf(caller), { action: 'runCases', object }, now)
    return { value: undefined, isHeard: true }
  })
  return { cases: (await casesOf(db, robot)).map(caseFace) }
})

const readCalibrationRoute = serve(readCalibration, async ({ robotNo }, { db }, caller) => {
  requireMay(caller, 'teachRobot')
  const rows = await calibrationsOf(db, { tenantId: caller.tenantId, robotNo })
  return {
    calibrations: rows.map(({ language, threshold, dueAt, calibratedAt, isCurrent, ...counts }) => ({
      language,
      threshold: shareOfOdds(threshold ?? defaultThresholds(language).unknown),
      isDefault: threshold === null,
      phrasings: { asked: counts.phrasings, refused: counts.phrasingsRefused },
      foreign: { asked: counts.foreignQuestions, refused: counts.foreignRefused },
      ...(calibratedAt !== null && { calibratedTime: calibratedAt }),
      isDue: !isCurrent || calibratedAt === null || dueAt !== null,
    })),
  }
})

export const testRobotRoutes = {
  readCalibration: readCalibrationRoute,
  runCases: runCasesRoute,
  testRobot: testRobotRoute,
}
