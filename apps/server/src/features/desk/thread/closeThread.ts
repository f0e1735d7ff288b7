import { closeThread } from '@foyer/contract/desk/thread.ts'
import { decideClose } from '../../../rules/routing/close.ts'
import { serve } from '../../../platform/http/serve.ts'
import { faceOf } from '../inbox/desk-thread.ts'
import { threadRef } from './thread-ref.ts'

export const route = serve(closeThread, async ({ threadId }, deps, caller) => {
  const ref = await threadRef(deps, caller, threadId)
  const closer = { kind: 'agent', agentId: caller.agentId } as const
  await deps.transition(ref, (thread) => decideClose(thread, closer), faceOf(caller))
  void deps.assign(caller.tenantId)
  return {}
})
