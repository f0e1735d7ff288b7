import { revokeSession } from '@foyer/contract/desk/account.ts'
import { Failed } from '../../../platform/http/failed.ts'
import { serve } from '../../../platform/http/serve.ts'

export const route = serve(revokeSession, async ({ sessionId }, { ownSessions }, caller) => {
  if (!(await ownSessions.revoke(caller, Number(sessionId)))) throw new Failed('object.unknown')
  return {}
})
