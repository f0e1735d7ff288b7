import { sql } from 'kysely'
import type { z } from 'zod'
import { ticketPriorities, ticketStatuses } from '@foyer/contract/codes.ts'
import type { listTickets } from '@foyer/contract/desk/tickets.ts'
import { oneLine } from '../../../rules/text/one-line.ts'
import type { Db } from '../../../platform/db/pool.ts'

export type Asked = z.output<(typeof listTickets)['input']>
type Agent = { tenantId: number; agentId: number }

/** The tickets that match all that is asked for. */
export function ticketsAsked(db: Db, { tenantId, agentId }: Agent, asked: Asked) {
  const { statuses = [], priorities = [], assignee, threadId } = asked
  const search = oneLine(asked.search ?? '')
  const number = numberIn(search)
  return db
    .selectFrom('tickets as t')
    .where('t.tenant_id', '=', tenantId)
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
