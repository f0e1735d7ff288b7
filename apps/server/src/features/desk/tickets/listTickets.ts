import { sql } from 'kysely'
import { listTickets } from '@foyer/contract/desk/tickets.ts'
import { serve } from '../../../platform/http/serve.ts'
import { ticketRows } from '../../tickets/ticket-rows.ts'
import { toTicketSummary } from './desk-ticket.ts'
import { ticketsAsked } from './list-tickets.ts'
import { useTickets } from './use-tickets.ts'

const mostRows = 50

/** Ids are found first and their rows read then: what a row costs is paid for a page. */
export const route = serve(listTickets, async (input, deps, caller) => {
  useTickets(deps, caller)
  const { db } = deps
  const { cursor, limit = mostRows } = input
  const asked = ticketsAsked(db, caller, input)
  const [found, counted] = await Promise.all([
    asked
      .select(['t.id', 't.updated_at'])
      .$if(cursor !== undefined, (query) =>
        query.where(sql<boolean>`(t.updated_at, t.id) < ${placeOf(cursor ?? '')}`),
      )
      .orderBy('t.updated_at', 'desc')
      .orderBy('t.id', 'desc')
      // One more than asked for tells whether there is another page.
      .limit(limit + 1)
      .execute(),
    cursor === undefined
      ? asked.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
      : undefined,
  ])
  const page = found.slice(0, limit)
  const last = page.at(-1)
  return {
    tickets: await summariesOf(
      db,
      caller.tenantId,
      page.map(({ id }) => id),
    ),
    ...(found.length > limit && last && { next: `${last.updated_at}.${last.id}` }),
    ...(counted && { total: counted.total }),
  }
})

async function summariesOf(db: Parameters<typeof ticketRows>[0], tenantId: number, ids: readonly string[]) {
  if (ids.length === 0) return []
  const rows = await ticketRows(db).where('t.tenant_id', '=', tenantId).where('t.id', 'in', ids).execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    return row ? [toTicketSummary(row)] : []
  })
}

function placeOf(cursor: string) {
  const dot = cursor.indexOf('.')
  return sql`(${Number(cursor.slice(0, dot))}::bigint, ${cursor.slice(dot + 1)})`
}
