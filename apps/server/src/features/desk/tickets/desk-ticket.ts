import { sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'
import { seesAll, type Viewer } from '@foyer/core/identity/sight.ts'
import type { DeskTicket, TicketSummary } from '@foyer/contract/desk/tickets.ts'
import { handleTypes } from '@foyer/contract/codes.ts'
import type { Deps } from '../../../deps.ts'
import { requireMay } from '../../../identity/require-may.ts'
import type { TicketRef } from '../../../platform/http/ticket-link.ts'
import type { AgentCaller } from '../../../platform/http/caller.ts'
import { Failed } from '../../../platform/http/failed.ts'
import { limitRules } from '../../../platform/limit-rules.ts'
import { loadTickets } from '../../tickets/load-tickets.ts'
import { standOf, ticketRows, type TicketRow } from '../../tickets/ticket-rows.ts'
import { wireFiles } from '../../tickets/ticket-files.ts'
import { inSight } from '../sight-condition.ts'

/** Checks the permission for tickets and the rate limit. */
export function useTickets({ limits }: Deps, caller: AgentCaller): void {
  requireMay(caller, 'useTickets')
  limits.take(limitRules.deskTickets, `${caller.tenantId}:${caller.agentId}`)
}

type Named = TicketRef & { threadId: number; number: number }
type Seeing = Pick<AgentCaller, 'tenantId' | 'viewer'>

/**
 * Which tickets an agent sees, of those that a statement calls `t`: their own, those of conversations that they see, and
 * those that nobody works on yet in their groups.
 */
export function ticketInSight(viewer: Viewer): RawBuilder<boolean> {
  if (seesAll(viewer)) return sql<boolean>`true`
  return sql<boolean>`(t.assignee_id = ${viewer.agentId} or exists (
    select from threads h where h.tenant_id = t.tenant_id and h.id = t.thread_id
      and (${inSight(viewer, 'h')} or t.assignee_id is null and h.group_id = any(${viewer.groupIds}::text[]))))`
}

/** A ticket that the agent sees, by its id, and the thread that it belongs to. */
export async function ticketRef(
  { db }: Deps,
  { tenantId, viewer }: Seeing,
  ticketId: string,
): Promise<Named> {
  const row = await db
    .selectFrom('tickets as t')
    .select(['t.thread_id', 't.number'])
    .where('t.tenant_id', '=', tenantId)
    .where('t.id', '=', ticketId)
    .where(ticketInSight(viewer))
    .executeTakeFirstOrThrow(() => new Failed('object.unknown'))
  return { tenantId, ticketId, threadId: row.thread_id, number: row.number }
}

export function toTicketSummary(row: TicketRow): z.output<typeof TicketSummary> {
  return {
    ticketId: row.id,
    number: row.number,
    title: row.title,
    ...standOf(row),
    typeName: row.type_name,
    customerName: row.customer_name,
    channelName: row.channel_name,
    assigneeId: row.assignee_id === null ? '' : String(row.assignee_id),
    assigneeNick: row.assignee_nick ?? '',
    isUnanswered: row.last_words !== handleTypes.public,
    createTime: row.created_at,
    updateTime: row.updated_at,
  }
}

/** A ticket that the agent sees, as the desk shows it; any other is answered like one that does not exist. */
export async function deskTicket(
  deps: Deps,
  { tenantId, viewer }: Seeing,
  ticketId: string,
): Promise<z.output<typeof DeskTicket>> {
  const row = await ticketRows(deps.db)
    .where('t.tenant_id', '=', tenantId)
    .where('t.id', '=', ticketId)
    .where(ticketInSight(viewer))
    .executeTakeFirst()
  const [ticket] = row ? await loadTickets(deps.db, tenantId, [row]) : []
  if (!row || !ticket) throw new Failed('object.unknown')
  const files = wireFiles(deps, 'agent')
  return {
    ...toTicketSummary(row),
    content: row.content,
    customerPhone: row.customer_phone,
    customerEmail: row.customer_email,
    fields: row.fields,
    files: files(ticket.filesAt(0)),
    entries: ticket.entries.map(({ ticketId: _, ...entry }) => ({
      ...entry,
      files: files(ticket.filesAt(entry.seq)),
    })),
    threadId: row.thread_key,
    threadSeq: row.thread_seq ?? 0,
    links: await goodLinks(deps, { tenantId, ticketId }),
  }
}

async function goodLinks({ db, clock }: Deps, { tenantId, ticketId }: TicketRef): Promise<number> {
  const { count } = await db
    .selectFrom('ticket_links')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('tenant_id', '=', tenantId)
    .where('ticket_id', '=', ticketId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', clock.now())
    .executeTakeFirstOrThrow()
  return count
}
