import { removeCase } from '@foyer/contract/desk/robot.ts'
import { Failed } from '../../../platform/http/failed.ts'
import { serve } from '../../../platform/http/serve.ts'
import { removeCase as forgetCase } from '../../robot/cases/kept-cases.ts'
import { assertMay } from '../account/assert-may.ts'

export const route = serve(removeCase, async ({ caseId }, { db }, caller) => {
  assertMay(caller, 'teachRobot')
  if (!(await forgetCase(db, caller.tenantId, caseId))) throw new Failed('object.unknown')
  return {}
})
