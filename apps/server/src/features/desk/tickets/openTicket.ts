import { openTicket } from '@foyer/contract/desk/tickets.ts'
import { serve } from '../../../platform/http/serve.ts'
import { deskTicket } from './desk-ticket.ts'
import { ticketDefaults } from '@foyer/contract/tickets/defaults.ts'
import { ticketFromWords } from '../../../rules/tickets/from-words.ts'
import type { Deps } from '../../../deps.ts'
import type { AgentCaller } from '../../../platform/http/caller.ts'
import { Failed } from '../../../platform/http/failed.ts'
import { giveToTicket } from '../../leave-message/left-message-files.ts'
import { lockTicketsOf, storeTicket } from '../../tickets/store-ticket.ts'
import { openFromThread } from './open-from-thread.ts'
import { useTickets } from './use-tickets.ts'

type Asked = { title?: string | undefined; content?: string | undefined }

/** A ticket of a left message, which is handled by that. There is one, however often somebody asks. */
async function openFromLeftMessage(
  { db, clock }: Deps,
  { tenantId, agent }: AgentCaller,
  messageId: string,
  asked: Asked,
): Promise<string> {
  const now = clock.now()
  return db.transaction().execute(async (trx) => {
    const message = await trx
      .selectFrom('left_messages')
      .selectAll()
      .where('tenant_id', '=', tenantId)
      .where('id', '=', messageId)
      .forUpdate()
      .executeTakeFirstOrThrow(() => new Failed('object.unknown'))
    if (message.ticket_id !== null) return message.ticket_id

    const { user_id: userId, channel_id: channelId } = message
    await lockTicketsOf(trx, { tenantId, userId })
    const thread = await trx
      .selectFrom('threads')
      .select('id')
      .where('tenant_id', '=', tenantId)
      .where('user_id', '=', userId)
      .where('channel_id', '=', channelId)
      .executeTakeFirstOrThrow(() => new Failed('object.unknown'))
    const { id: ticketId, number } = await storeTicket(
      trx,
      {
        ...ticketFromWords([message.content], asked),
        tenantId,
        userId,
        channelId,
        threadId: thread.id,
        threadSeq: null,
        clientId: `left:${messageId}`,
        templateId: null,
        typeId: ticketDefaults.typeId,
        typeName: '',
        fields: [],
        customer: { name: message.name, phone: message.phone, email: message.email },
        locale: message.locale,
        number: message.number,
      },
      now,
    )
    await giveToTicket(trx, { tenantId, messageId, ticketId })
    await trx
      .updateTable('left_messages')
      .set({ ticket_id: ticketId, number, is_handled: true, updated_at: now, updated_by: agent.adminNick })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', messageId)
      .execute()
    return ticketId
  })
}

export const route = serve(openTicket, async (input, deps, caller) => {
  useTickets(deps, caller)
  const { from } = input
  const ticketId =
    from.kind === 'thread'
      ? await openFromThread(deps, caller, from.threadId, input)
      : await openFromLeftMessage(deps, caller, from.messageId, input)
  return deskTicket(deps, { tenantId: caller.tenantId, ticketId })
})
