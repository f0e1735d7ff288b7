import { recall } from '@foyer/contract/desk/thread.ts'
import { seqOf } from '@foyer/core/log/entry.ts'
import { decideRecall } from '../../../rules/routing/recall.ts'
import { Failed } from '../../../platform/http/failed.ts'
import { serve } from '../../../platform/http/serve.ts'
import { faceOf } from '../inbox/desk-thread.ts'
import { threadRef } from './thread-ref.ts'

export const route = serve(recall, async (input, deps, caller) => {
  const ref = await threadRef(deps, caller, input.threadId)
  const seq = seqOf(input.msgId, input.threadId)
  if (seq === undefined) throw new Failed('object.unknown')
  const changed = await deps.transition(
    ref,
    async (thread) => decideRecall(thread, await deps.reader.one(ref, seq, input.threadId), caller.agentId),
    faceOf(caller),
  )
  return { seq: changed?.entry.seq ?? seq }
})
