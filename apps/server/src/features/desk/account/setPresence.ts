import { setPresence } from '@foyer/contract/desk/account.ts'
import { serve } from '../../../platform/http/serve.ts'

export const route = serve(setPresence, async ({ state }, deps, { tenantId, agentId }) => {
  await deps.seats.choose({ tenantId, agentId }, state)
  void deps.assign(tenantId)
  return { state }
})
