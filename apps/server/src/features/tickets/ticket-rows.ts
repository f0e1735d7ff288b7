import { nameOf, ticketPriorities, ticketStatuses, handleTypes } from '@foyer/contract/codes.ts'
import type { Db } from '../../platform/db/pool.ts'

const words = [handleTypes.public, handleTypes.client]

/** Tickets with what every reader shows of them. Add `where` with the tenant. */
export function ticketRows(db: Db) {
  return db
    .selectFrom('tickets as t')
    .innerJoin('tenants as n', 'n.id', 't.tenant_id')
    .innerJoin('channels as c', (join) =>
      join.onRef('c.tenant_id', '=', 't.tenant_id').onRef('c.id', '=', 't.channel_id'),
    )
    .innerJoin('threads as h', (join) =>
      join.onRef('h.tenant_id', '=', 't.tenant_id').onRef('h.id', '=', 't.thread_id'),
    )
    .leftJoin('agents as a', (join) =>
      join.onRef('a.tenant_id', '=', 't.tenant_id').onRef('a.id', '=', 't.assignee_id'),
    )
    .selectAll('t')
    .select([
      'n.key as tenant_key',
      'c.name as channel_name',
      'h.key as thread_key',
      'a.nick as assignee_nick',
    ])
    .select((eb) =>
      eb
        .selectFrom('ticket_entries as e')
        .select('e.kind')
        .whereRef('e.tenant_id', '=', 't.tenant_id')
        .whereRef('e.ticket_id', '=', 't.id')
        .where('e.kind', 'in', words)
        .orderBy('e.seq', 'desc')
        .limit(1)
        .as('last_words'),
    )
}

export type TicketRow = Awaited<ReturnType<ReturnType<typeof ticketRows>['execute']>>[number]

type Codes = { status: number; priority: number }

/** The names of what a row has as numbers. */
export function standOf({ status, priority }: Codes) {
  return {
    status: nameOf(ticketStatuses, status) ?? 'open',
    priority: nameOf(ticketPriorities, priority) ?? 'medium',
  } as const
}
