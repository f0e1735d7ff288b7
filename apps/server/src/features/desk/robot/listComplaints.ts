import { listComplaints } from '@foyer/contract/desk/robot.ts'
import { serve } from '../../../platform/http/serve.ts'
import { assertMay } from '../account/assert-may.ts'
import { openComplaints } from './complaints.ts'

export const route = serve(listComplaints, async (_input, { db }, caller) => {
  assertMay(caller, 'teachRobot')
  return { complaints: await openComplaints(db, caller.tenantId) }
})
