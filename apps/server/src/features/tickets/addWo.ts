import { addWo } from '@foyer/contract/tickets/endpoints.ts'
import { decideTicket } from '../../rules/tickets/decide-ticket.ts'
import { Failed } from '../../platform/http/failed.ts'
import { serve } from '../../platform/http/serve.ts'
import { limitRules } from '../../platform/limit-rules.ts'
import { randomId } from '../../platform/random.ts'
import { visitorChannel } from '../channel/visitor-channel.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { clientOf } from './client.ts'
import { customerOf } from './customer.ts'
import { isDeepStrictEqual } from 'node:util'
import type { Trx } from '../../log/lock-thread.ts'
import { type NewTicket, lockTicketsOf, storeTicket } from './store-ticket.ts'
import { carriesFiles, claimTicketFiles, fileIdsOf } from './ticket-files.ts'
import { namedTemplate } from './templates.ts'

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

/** In any state of the session, as with left messages. */
export const route = serve(addWo, async (input, deps, visitor) => {
  const client = await clientOf(deps, { kind: 'visitor', visitor }, limitRules.openTicket)
  if (client.isBlocked) throw new Failed('visitor.blocked')
  const channel = await visitorChannel(deps, visitor)
  // Another tenant is answered like one that does not exist, whether it does or not.
  if (input.tenantId !== channel.tenantKey) throw new Failed('object.unknown')

  const template = await namedTemplate(deps.db, visitor.tenantId, input)
  const { locale, ...known } = await customerOf(deps.db, visitor)
  const decided = decideTicket(
    { channel: channel.config, template, known },
    {
      title: input.woTitle,
      content: input.woContent,
      fields: input.cusFieldConfigInfoVoList,
      customer: { name: input.customerName, phone: input.customerPhone, email: input.customerEmail },
    },
  )
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
    const { id: woId, number: woNumber } = await storeTicket(trx, ticket, deps.clock.now())
    await claimTicketFiles(trx, { tenantId, ticketId: woId, entrySeq: 0 }, client.uploader, files)
    await queueMail(trx, { kind: 'ticketOpened', tenantId, ticketId: woId })
    return { woId, woNumber }
  })
})
