import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { ticketDefaults } from '@foyer/contract/tickets/defaults.ts'
import { addWo } from '@foyer/contract/tickets/endpoints.ts'
import { type DecidedTicket, decideTicket, type WrittenTicket } from '../../rules/tickets/decide-ticket.ts'
import type { Trx } from '../../log/lock-thread.ts'
import type { Db } from '../../platform/db/pool.ts'
import { randomId } from '../../platform/random.ts'
import { Failed } from '../../platform/http/failed.ts'
import { serve } from '../../platform/http/serve.ts'
import { limitRules } from '../../platform/limit-rules.ts'
import { visitorChannel } from '../channel/channel-info.ts'
import { markConverted } from '../facts/conversions.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { clientOf, customerOf } from './client.ts'
import { carriesFiles, claimTicketFiles, fileIdsOf } from './ticket-files.ts'
import { earlierTemplates, namedTemplate } from './templates.ts'

type Whose = { tenantId: number; userId: string }

type NewTicket = Whose &
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

/** The ticket that a visitor's client id stands for already, if it says the same. */
async function storedUnder(
  trx: Trx,
  ticket: NewTicket,
  fileIds: readonly string[],
): Promise<{ woId: string; woNumber: number } | 'conflict' | undefined> {
  const { tenantId, userId, clientId } = ticket
  const row = await trx
    .selectFrom('tickets')
    .select(['id', 'number', 'type_id', 'title', 'content', 'fields'])
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('client_id', '=', clientId)
    .executeTakeFirst()
  if (!row) return undefined
  const isSame =
    row.type_id === ticket.typeId &&
    row.title === ticket.title &&
    row.content === ticket.content &&
    isDeepStrictEqual(row.fields, ticket.fields) &&
    (await carriesFiles(trx, { tenantId, ticketId: row.id, entrySeq: 0 }, fileIds))
  return isSame ? { woId: row.id, woNumber: row.number } : 'conflict'
}

type Given = Parameters<typeof decideTicket>[0]

/** What does not fit the form as it is now may fit the one that the visitor has open. */
async function decideAsAsked(
  db: Db,
  tenantId: number,
  given: Given,
  written: WrittenTicket,
): Promise<ReturnType<typeof decideTicket>> {
  const decided = decideTicket(given, written)
  if (!('error' in decided) || !given.template) return decided
  for (const template of await earlierTemplates(db, tenantId, given.template)) {
    const earlier = decideTicket({ ...given, template }, written)
    if (!('error' in earlier)) return earlier
  }
  return decided
}

/** In any state of the session, as with left messages. */
const addWoRoute = serve(addWo, async (input, deps, visitor) => {
  const client = await clientOf(deps, { kind: 'visitor', visitor }, limitRules.openTicket)
  if (client.isBlocked) throw new Failed('visitor.blocked')
  const channel = await visitorChannel(deps, visitor)
  // Another tenant is answered like one that does not exist, whether it does or not.
  if (input.tenantId !== channel.tenantKey) throw new Failed('object.unknown')

  const template = await namedTemplate(deps.db, visitor.tenantId, input)
  const { locale, ...known } = await customerOf(deps.db, visitor)
  const written = {
    title: input.woTitle,
    content: input.woContent,
    fields: input.cusFieldConfigInfoVoList,
    customer: { name: input.customerName, phone: input.customerPhone, email: input.customerEmail },
  }
  const given = { channel: channel.config, template, known }
  const decided = await decideAsAsked(deps.db, visitor.tenantId, given, written)
  if ('error' in decided) throw new Failed(decided.error)
  const { tenantId, channelId, userId, threadId } = visitor
  const { id: clientId = randomId() } = input
  const ticket = { ...decided, tenantId, channelId, userId, threadId, threadSeq: null, clientId, locale }
  const files = fileIdsOf(
    tenantId,
    input.woFileRelVoList.map(({ fileUrl }) => fileUrl),
  )

  return deps.db.transaction().execute(async (trx) => {
    await lockTicketsOf(trx, visitor)
    const stored = await storedUnder(trx, ticket, files)
    if (stored === 'conflict') throw new Failed('message.conflict')
    if (stored) return stored
    await markConverted(trx, visitor, 'ticket', deps.clock.now())
    const { id: woId, number: woNumber } = await storeTicket(trx, ticket, deps.clock.now())
    await claimTicketFiles(trx, { tenantId, ticketId: woId, entrySeq: 0 }, client.uploader, files)
    await queueMail(trx, { kind: 'ticketOpened', tenantId, ticketId: woId })
    return { woId, woNumber }
  })
})

export const addTicketRoutes = { addWo: addWoRoute }
