import { signOut } from '@foyer/contract/desk/account/signOut.ts'
import { serve } from '../../../platform/http/serve.ts'

export const route = serve(signOut, async (_input, { agentSessions }, caller) => {
  await agentSessions.close(caller.tenantId, caller.sessionHash)
  caller.clearCookie()
  return {}
})
