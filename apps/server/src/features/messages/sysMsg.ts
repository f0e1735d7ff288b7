import { sysMsg } from '@foyer/contract/messages/sysMsg.ts'
import { decideSystemNote } from '@foyer/core/log/system-notes.ts'
import { Failed } from '../../platform/http/failed.ts'
import { serve } from '../../platform/http/serve.ts'
import { visitorThread } from '../session/visitor-thread.ts'
import { spendOnSending } from './send-budget.ts'
import { storeForVisitor } from '../../log/store-for-visitor.ts'

export const route = serve(sysMsg, async (input, deps, visitor) => {
  spendOnSending(deps.limits, visitor)
  const body = decideSystemNote(input.msgContent, input.clientType)
  if (!body) throw new Failed('identity.forbidden')
  const thread = await visitorThread(deps, visitor)
  return storeForVisitor(deps.append, visitor, {
    // Once per session, however often and from how many tabs it is reported.
    serverId: `${body.content}:${thread.session_first_seq}`,
    sender: 'system',
    body,
  })
})
