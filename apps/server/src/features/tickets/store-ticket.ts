import { sql } from 'kysely'
import { ticketDefaults } from '@foyer/contract/tickets/defaults.ts'
import type { DecidedTicket } from '../../rules/tickets/decide-ticket.ts'
import type { Trx } from '../../log/lock-thread.ts'
import { randomId } from '../../platform/random.ts'

type Whose = { tenantId: number; userId: string }

export type NewTicket = Whose &
  DecidedTicket & {
    channelId: number
    threadId: number
    /** Last `seq` of the conversation; null if the ticket came from a form or an offline message. */
    threadSeq: number | null
    clientId: string
    locale: string
    /** The request number that it has already, if any. */
    number?: number | null
  }

/** Tickets of one visitor are opened one after the other: who comes second with the same id finds the first. */
export async function lockTicketsOf(trx: Trx, { tenantId, userId }: Whose): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`tickets:${tenantId}:${userId}`}, 0))`.execute(
    trx,
  )
}

/** The last number is in the tenant's row, which stays locked until the end: nothing slow after this. */
export async function nextRequestNumber(trx: Trx, tenantId: number): Promise<number> {
  const { last_ticket_number: number } = await trx
    .updateTable('tenants')
    .set((tenant) => ({ last_ticket_number: tenant('last_ticket_number', '+', 1) }))
    .where('id', '=', tenantId)
    .returning('last_ticket_number')
    .executeTakeFirstOrThrow()
  return number
}

/** Writes a ticket. */
export async function storeTicket(trx: Trx, ticket: NewTicket, now: number) {
  const number = ticket.number ?? (await nextRequestNumber(trx, ticket.tenantId))
  const id = randomId()
  await trx
    .insertInto('tickets')
    .values({
      tenant_id: ticket.tenantId,
      id,
      number,
      channel_id: ticket.channelId,
      user_id: ticket.userId,
      thread_id: ticket.threadId,
      thread_seq: ticket.threadSeq,
      client_id: ticket.clientId,
      template_id: ticket.templateId,
      type_id: ticket.typeId,
      type_name: ticket.typeName,
      title: ticket.title,
      content: ticket.content,
      start_way: ticketDefaults.startWay,
      customer_name: ticket.customer.name,
      customer_phone: ticket.customer.phone,
      customer_email: ticket.customer.email,
      locale: ticket.locale,
      fields: JSON.stringify(ticket.fields),
      created_at: now,
      updated_at: now,
    })
    .execute()
  return { id, number }
}
