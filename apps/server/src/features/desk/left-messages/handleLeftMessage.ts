import { handleLeftMessage } from '@foyer/contract/desk/left-messages.ts'
import { cleanText } from '@foyer/core/text/clean-text.ts'
import { Failed } from '../../../platform/http/failed.ts'
import { serve } from '../../../platform/http/serve.ts'
import { limitRules } from '../../../platform/limit-rules.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { assertMay } from '../account/assert-may.ts'
import { leftMessages, toLeftMessages } from './left-messages.ts'

export const route = serve(handleLeftMessage, async (input, deps, caller) => {
  const { db, clock, limits } = deps
  assertMay(caller, 'useTickets')
  const { tenantId, agentId, agent } = caller
  limits.take(limitRules.send, `agent:${tenantId}:${agentId}`)
  const { messageId, isHandled } = input
  const remark = cleanText(input.remark).trim()
  const now = clock.now()

  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('left_messages')
      .set({ is_handled: isHandled, remark, updated_at: now, updated_by: agent.adminNick })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', messageId)
      .returning('id')
      .executeTakeFirstOrThrow(() => new Failed('object.unknown'))
    // The server mails the sender only once, however often agents edit the message later.
    if (isHandled && remark !== '') await queueMail(trx, { kind: 'leftMessageAnswered', tenantId, messageId })
  })
  const row = await leftMessages(db, tenantId).where('m.id', '=', messageId).executeTakeFirstOrThrow()
  const [message] = await toLeftMessages(deps, tenantId, [row])
  if (!message) throw new Failed('object.unknown')
  return message
})
