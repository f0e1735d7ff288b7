import { signOutEverywhere } from '@foyer/contract/desk/account.ts'
import { serve } from '../../../platform/http/serve.ts'

export const route = serve(signOutEverywhere, async ({ keepThis }, { ownSessions }, caller) => {
  if (keepThis) {
    await ownSessions.revokeOthers(caller)
    return {}
  }
  await ownSessions.revokeAll(caller)
  caller.clearCookie()
  return {}
})
