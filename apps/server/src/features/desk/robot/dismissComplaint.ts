import { dismissComplaint } from '@foyer/contract/desk/robot.ts'
import { Failed } from '../../../platform/http/failed.ts'
import { serve } from '../../../platform/http/serve.ts'
import { assertMay } from '../account/assert-may.ts'
import { handleComplaint } from './complaints.ts'

export const route = serve(dismissComplaint, async ({ complaintId }, { db }, caller) => {
  assertMay(caller, 'teachRobot')
  if (!(await handleComplaint(db, caller.tenantId, complaintId))) throw new Failed('object.unknown')
  return {}
})
