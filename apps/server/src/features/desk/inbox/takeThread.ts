import { takeThread } from '@foyer/contract/desk/inbox.ts'
import { decideTake } from '../../../rules/routing/take.ts'
import { serve } from '../../../platform/http/serve.ts'
import { ownPlace } from '../../routing/seat-place.ts'
import { deskThread, faceOf } from './desk-thread.ts'

export const route = serve(takeThread, async ({ threadId }, deps, caller) => {
  const { ref } = await deskThread(deps, caller, threadId)
  const { tenantId, agentId } = caller
  await deps.transition(ref, async (thread, _row, trx) => {
    const hasPlace = await ownPlace(trx, { tenantId, agentId, now: deps.clock.now() })
    return decideTake(thread, faceOf(caller), hasPlace)
  })
  return { thread: (await deskThread(deps, caller, threadId)).summary }
})
