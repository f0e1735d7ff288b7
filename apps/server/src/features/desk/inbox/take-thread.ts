import { takeThread, takeOver } from '@foyer/contract/desk/inbox.ts'
import { may } from '@foyer/core/identity/may.ts'
import { decideTake } from '../../../rules/routing/take.ts'
import { serve } from '../../../platform/http/serve.ts'
import { ownPlace } from '../../routing/seat-place.ts'
import { decideTakeOver } from '../../../rules/routing/take-over.ts'
import { Failed } from '../../../platform/http/failed.ts'
import { agentProfile } from '../account/agent-profile.ts'
import { deskThread, faceOf } from './desk-thread.ts'

const takeThreadRoute = serve(takeThread, async ({ threadId }, deps, caller) => {
  const { ref } = await deskThread(deps, caller, threadId)
  const { tenantId, agentId } = caller
  await deps.transition(ref, async (thread, _row, trx) => {
    const hasPlace = await ownPlace(trx, { tenantId, agentId, now: deps.clock.now() })
    return decideTake(thread, faceOf(caller), hasPlace)
  })
  return { thread: (await deskThread(deps, caller, threadId)).summary }
})

const takeOverRoute = serve(takeOver, async ({ threadId }, deps, caller) => {
  if (!may(caller.agent.role, 'takeOver')) throw new Failed('identity.forbidden')
  const { ref } = await deskThread(deps, caller, threadId)
  const { tenantId, agentId } = caller
  await deps.transition(ref, async (thread, _row, trx) => {
    // For the lease alone: who answers for the others is not held to a limit.
    await ownPlace(trx, { tenantId, agentId, now: deps.clock.now() })
    const { owner } = thread
    const from = owner.kind === 'agent' ? await agentProfile({ db: trx }, tenantId, owner.agentId) : undefined
    return decideTakeOver(thread, faceOf(caller), from)
  })
  void deps.assign(tenantId)
  return { thread: (await deskThread(deps, caller, threadId)).summary }
})

export const takeThreadRoutes = { takeThread: takeThreadRoute, takeOver: takeOverRoute }
