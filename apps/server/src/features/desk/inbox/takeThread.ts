import { takeThread } from '@foyer/contract/desk/inbox/takeThread.ts'
import { decideTake } from '@foyer/core/routing/take.ts'
import { serve } from '../../../platform/http/serve.ts'
import { deskThread, faceOf } from './desk-thread.ts'

export const route = serve(takeThread, async ({ threadId }, deps, caller) => {
  const { ref } = await deskThread(deps, caller, threadId)
  await deps.transition(ref, (thread) => decideTake(thread, caller.agentId), faceOf(caller))
  deps.queue.changed(caller.tenantId)
  return { thread: (await deskThread(deps, caller, threadId)).summary }
})
