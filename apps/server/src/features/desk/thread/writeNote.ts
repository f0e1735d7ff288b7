import { msgTypes } from '@foyer/contract/messages/kinds/codecs.ts'
import { writeNote } from '@foyer/contract/desk/thread.ts'
import { decideText } from '@foyer/core/log/text.ts'
import { Failed } from '../../../platform/http/failed.ts'
import { serve } from '../../../platform/http/serve.ts'
import { receiptOf } from '../../../log/receipt.ts'
import { faceOf } from '../inbox/desk-thread.ts'
import { markRead } from './mark-read.ts'
import { threadRef } from './thread-ref.ts'

export const route = serve(writeNote, async (input, deps, caller) => {
  const ref = await threadRef(deps, caller, input.threadId)
  const text = decideText(msgTypes.text, input.msgContent)
  if (text === undefined) throw new Failed('request.invalid')
  const appended = await deps.append({
    ...ref,
    clientId: input.id,
    // No session and no ownership is asked for: whoever reads along may leave word, also afterwards.
    guard: { by: 'server' },
    sender: 'agent',
    agent: faceOf(caller),
    internal: true,
    body: { type: 'message', msgType: msgTypes.text, content: text },
  })
  const receipt = receiptOf(appended)
  await markRead(deps, ref, caller.agentId, receipt.seq)
  return receipt
})
