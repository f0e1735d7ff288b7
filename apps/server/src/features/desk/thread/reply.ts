import { msgTypes } from '@foyer/contract/codes.ts'
import { reply } from '@foyer/contract/desk/thread/reply.ts'
import { decideText } from '@foyer/core/log/text.ts'
import { Failed } from '../../../platform/http/failed.ts'
import { serve } from '../../../platform/http/serve.ts'
import { receiptOf } from '../../messages/receipt.ts'
import { faceOf } from '../inbox/desk-thread.ts'
import { threadRef } from './thread-ref.ts'

export const route = serve(reply, async (input, deps, caller) => {
  const ref = await threadRef(deps, caller, input.threadId)
  const text = decideText(msgTypes.text, input.msgContent)
  if (text === undefined) throw new Failed('request.invalid')
  const appended = await deps.append({
    ...ref,
    clientId: input.id,
    guard: { by: 'owner', agentId: caller.agentId },
    sender: 'agent',
    agent: faceOf(caller),
    body: { type: 'message', msgType: msgTypes.text, content: text },
  })
  const receipt = receiptOf(appended)
  // Whoever answers has read what was asked.
  deps.readMarks.note('agent', ref, receipt.seq)
  return receipt
})
