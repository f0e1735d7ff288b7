import { sql } from 'kysely'
import { openTicket } from '@foyer/contract/desk/tickets.ts'
import { ticketDefaults } from '@foyer/contract/tickets/defaults.ts'
import { msgTypes } from '@foyer/contract/messages/kinds/codecs.ts'
import { senderTypes } from '@foyer/contract/codes.ts'
import { serve } from '../../../platform/http/serve.ts'
import { ticketFromWords } from '../../../rules/tickets/from-words.ts'
import { actorOf, writeAudit } from '../../../audit/write-audit.ts'
import type { Deps } from '../../../deps.ts'
import type { AgentCaller } from '../../../platform/http/caller.ts'
import { Failed } from '../../../platform/http/failed.ts'
import { giveToTicket } from '../../leave-message/offline-message-files.ts'
import { lockTicketsOf, storeTicket } from '../../tickets/add-ticket.ts'
import { isOver } from '../../../rules/tickets/statuses.ts'
import type { Trx } from '../../../log/lock-thread.ts'
import { recalledBit } from '../../../log/rows.ts'
import { currentShelf } from '../../../log/sections.ts'
import type { ThreadRef } from '../../../log/thread-ref.ts'
import { randomId } from '../../../platform/random.ts'
import { customerOf } from '../../tickets/client.ts'
import { standOf } from '../../tickets/ticket-rows.ts'
import { messageInSight } from '../offline-messages.ts'
import { inSight } from '../sight-condition.ts'
import { deskTicket, useTickets } from './desk-ticket.ts'

type Asked = { title?: string | undefined; content?: string | undefined }

/** A ticket of an offline message, which is handled by that. There is one, however often somebody asks. */
async function openFromOfflineMessage(
  { db, clock }: Deps,
  caller: AgentCaller,
  messageId: string,
  asked: Asked,
): Promise<string> {
  const { tenantId, agent } = caller
  const now = clock.now()
  return db.transaction().execute(async (trx) => {
    const message = await trx
      .selectFrom('left_messages as m')
      .selectAll()
      .where('m.tenant_id', '=', tenantId)
      .where('m.id', '=', messageId)
      .where(messageInSight(caller.viewer))
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
    await auditTicket(trx, caller, { id: ticketId, number }, now)
    return ticketId
  })
}

/** Under its number: its title is made of what the visitor wrote. */
async function auditTicket(
  trx: Trx,
  caller: AgentCaller,
  { id, number }: { id: string; number: number },
  now: number,
): Promise<void> {
  const object = { kind: 'ticket', id, name: `#${number}` } as const
  await writeAudit(trx, actorOf(caller), { action: 'openTicket', object }, now)
}

const openTicketRoute = serve(openTicket, async (input, deps, caller) => {
  useTickets(deps, caller)
  const { from } = input
  const ticketId =
    from.kind === 'thread'
      ? await openFromThread(deps, caller, from.threadId, input)
      : await openFromOfflineMessage(deps, caller, from.messageId, input)
  return deskTicket(deps, caller, ticketId)
})

/** Of what a visitor wrote, the last ones are what it is about. */
const wordsRead = 20

/** A ticket of a conversation. The log is not touched: the ticket says where it stood. */
async function openFromThread(
  { db, clock }: Deps,
  caller: AgentCaller,
  threadKey: string,
  asked: Asked,
): Promise<string> {
  const { tenantId } = caller
  const now = clock.now()
  return db.transaction().execute(async (trx) => {
    const thread = await trx
      .selectFrom('threads')
      .select(['id', 'channel_id', 'user_id', 'last_seq'])
      .where('tenant_id', '=', tenantId)
      .where('key', '=', threadKey)
      .where(inSight(caller.viewer, 'threads'))
      .executeTakeFirstOrThrow(() => new Failed('object.unknown'))
    const { user_id: userId } = thread
    const ref = { tenantId, threadId: thread.id }
    await lockTicketsOf(trx, { tenantId, userId })
    const open = await openTicketOf(trx, ref)
    if (open !== undefined) return open

    const { locale, ...customer } = await customerOf(trx, { tenantId, userId })
    const ticket = {
      ...ref,
      ...ticketFromWords(await lastWords(trx, ref), asked),
      userId,
      channelId: thread.channel_id,
      threadSeq: thread.last_seq,
      clientId: `thread:${randomId()}`,
      templateId: null,
      typeId: ticketDefaults.typeId,
      typeName: '',
      fields: [],
      customer,
      locale,
    }
    const stored = await storeTicket(trx, ticket, now)
    await auditTicket(trx, caller, stored, now)
    return stored.id
  })
}

/** The ticket that somebody made of this conversation before, while it is worked on. */
async function openTicketOf(trx: Trx, { tenantId, threadId }: ThreadRef): Promise<string | undefined> {
  const rows = await trx
    .selectFrom('tickets')
    .select(['id', 'status', 'priority'])
    .where('tenant_id', '=', tenantId)
    .where('thread_id', '=', threadId)
    .where('thread_seq', 'is not', null)
    .orderBy('number', 'desc')
    .execute()
  return rows.find((row) => !isOver(standOf(row).status))?.id
}

/** The visitor's latest text messages, oldest first, without recalled ones. */
async function lastWords(trx: Trx, ref: ThreadRef): Promise<string[]> {
  const rows = await trx
    .selectFrom('entries')
    .select('content')
    .where('tenant_id', '=', ref.tenantId)
    .where('thread_id', '=', ref.threadId)
    .where('shelf', '=', await currentShelf(trx, ref))
    .where('sender', '=', senderTypes.visitor)
    .where('kind', '=', msgTypes.text)
    .where(sql<boolean>`flags & ${recalledBit}::smallint = 0`)
    .orderBy('seq', 'desc')
    .limit(wordsRead)
    .execute()
  return rows.map(({ content }) => content).toReversed()
}

export const openTicketRoutes = { openTicket: openTicketRoute }
