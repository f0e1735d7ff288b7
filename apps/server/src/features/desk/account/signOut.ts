import { signOut } from '@foyer/contract/desk/account.ts'
import { serve } from '../../../platform/http/serve.ts'

export const route = serve(signOut, async (_input, { agentSessions, seats }, caller) => {
  await agentSessions.close(caller.tenantId, caller.sessionHash)
  // An agent with another sign-in stays present through the heartbeats of that desk.
  if (!(await agentSessions.hasAny(caller))) await seats.leave(caller)
  caller.clearCookie()
  return {}
})
