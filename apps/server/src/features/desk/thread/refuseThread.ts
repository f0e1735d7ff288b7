import { refuseThread } from '@foyer/contract/desk/thread.ts'
import { decideRefuse } from '../../../rules/routing/refuse.ts'
import { serve } from '../../../platform/http/serve.ts'
import { loadCandidates } from '../../routing/candidates.ts'
import { faceOf } from '../inbox/desk-thread.ts'
import { threadRef } from './thread-ref.ts'

export const route = serve(refuseThread, async ({ threadId }, deps, caller) => {
  const ref = await threadRef(deps, caller, threadId)
  const { tenantId, agentId } = caller
  await deps.transition(ref, async (thread, row, trx) => {
    const asked = { tenantId, groupId: row.group_id, now: deps.clock.now() }
    const others = await loadCandidates(trx, asked)
    const isAnybodyElse = others.some(
      ({ id, isLive }) => isLive && id !== agentId && !row.refused_by.includes(id),
    )
    return decideRefuse(thread, faceOf(caller), isAnybodyElse)
  })
  void deps.assign(tenantId)
  return {}
})
