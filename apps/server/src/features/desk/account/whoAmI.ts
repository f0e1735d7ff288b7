import { whoAmI } from '@foyer/contract/desk/account.ts'
import { serve } from '../../../platform/http/serve.ts'

export const route = serve(whoAmI, async (_input, { ownSessions }, caller) => {
  await ownSessions.seen(caller)
  return { agent: caller.agent }
})
