import { listCases } from '@foyer/contract/desk/robot.ts'
import { serve } from '../../../platform/http/serve.ts'
import { casesOf } from '../../robot/cases/kept-cases.ts'
import { assertMay } from '../account/assert-may.ts'
import { caseFace } from './case-face.ts'

export const route = serve(listCases, async ({ robotNo }, { db }, caller) => {
  assertMay(caller, 'teachRobot')
  const cases = await casesOf(db, { tenantId: caller.tenantId, robotNo })
  return { cases: cases.map(caseFace) }
})
