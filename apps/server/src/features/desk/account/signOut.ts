import { signOut } from '@foyer/contract/desk/account/signOut.ts'
import { serve } from '../../../platform/http/serve.ts'

export const route = serve(signOut, async (_input, { agentSessions, seats }, caller) => {
  await agentSessions.close(caller.tenantId, caller.sessionHash)
  // Whoever is signed in elsewhere too is there as long as that desk says so.
  if (!(await agentSessions.hasAny(caller))) await seats.leave(caller)
  caller.clearCookie()
  return {}
})
