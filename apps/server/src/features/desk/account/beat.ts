import { beat } from '@foyer/contract/desk/account.ts'
import { serve } from '../../../platform/http/serve.ts'

export const route = serve(beat, async (_input, deps, { tenantId, agentId }) => {
  const { state, isNew } = await deps.seats.beat({ tenantId, agentId })
  if (isNew) void deps.assign(tenantId)
  return { state }
})
