import { sql } from 'kysely'
import type { z } from 'zod'
import { ticketPriorities, ticketStatuses } from '@foyer/contract/codes.ts'
import { listTickets, readTicket } from '@foyer/contract/desk/tickets.ts'
import type { Viewer } from '@foyer/core/identity/sight.ts'
import { oneLine } from '../../../rules/text/one-line.ts'
import type { Db } from '../../../platform/db/pool.ts'
import { serve } from '../../../platform/http/serve.ts'
import { ticketRows } from '../../tickets/ticket-rows.ts'
import { toTicketSummary, deskTicket, ticketInSight, useTickets } from './desk-ticket.ts'

type Asked = z.output<(typeof listTickets)['input']>
type Agent = { tenantId: number; agentId: number; viewer: Viewer }

/** The tickets that match all that is asked for. */
function ticketsAsked(db: Db, { tenantId, agentId, viewer }: Agent, asked: Asked) {
  const { statuses = [], priorities = [], assignee, threadId } = asked
  const search = oneLine(asked.search ?? '')
  const number = numberIn(search)
  return db
    .selectFrom('tickets as t')
    .where('t.tenant_id', '=', tenantId)
    .where(ticketInSight(viewer))
    .$if(statuses.length > 0, (query) =>
      query.where(
        't.status',
        'in',
        statuses.map((name) => ticketStatuses[name]),
      ),
    )
    .$if(priorities.length > 0, (query) =>
      query.where(
        't.priority',
        'in',
        priorities.map((name) => ticketPriorities[name]),
      ),
    )
    .$if(assignee === 'nobody', (query) => query.where('t.assignee_id', 'is', null))
    .$if(assignee !== undefined && assignee !== 'nobody', (query) =>
      query.where('t.assignee_id', '=', assignee === 'me' ? agentId : agentIdIn(assignee ?? '')),
    )
    .$if(threadId !== undefined, (query) =>
      query.where('t.user_id', '=', (ticket) =>
        ticket
          .selectFrom('threads')
          .select('threads.user_id')
          .where('threads.tenant_id', '=', tenantId)
          .where('threads.key', '=', threadId ?? ''),
      ),
    )
    .$if(search !== '', (query) =>
      query.where((ticket) =>
        ticket.or([
          ...['t.title', 't.customer_name', 't.customer_email', 't.customer_phone'].map((column) =>
            contains(column, search),
          ),
          ...(number === undefined ? [] : [ticket('t.number', '=', number)]),
        ]),
      ),
    )
}

/** Part of a text, letter by letter: no pattern, so nothing in it can make the search expensive. */
function contains(column: string, part: string) {
  return sql<boolean>`strpos(lower(${sql.ref(column)}), lower(${part})) > 0`
}

/** `#1042` or `1042`. */
function numberIn(search: string): number | undefined {
  const [, digits] = /^#?(\d{1,9})$/.exec(search) ?? []
  return digits === undefined ? undefined : Number(digits)
}

/** Nobody has the number 0. */
export function agentIdIn(text: string): number {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0
}

const mostRows = 50

/** Ids are found first and their rows read then: what a row costs is paid for a page. */
const listTicketsRoute = serve(listTickets, async (input, deps, caller) => {
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

const readTicketRoute = serve(readTicket, async ({ ticketId }, deps, caller) => {
  useTickets(deps, caller)
  return deskTicket(deps, caller, ticketId)
})

export const listTicketsRoutes = { listTickets: listTicketsRoute, readTicket: readTicketRoute }
