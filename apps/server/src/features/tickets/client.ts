import type { Customer } from '../../rules/tickets/decide-ticket.ts'
import type { Db } from '../../platform/db/pool.ts'
import type { Deps } from '../../deps.ts'
import type { TicketCaller } from '../../platform/http/caller.ts'
import { Failed } from '../../platform/http/failed.ts'
import type { LimitRule } from '../../platform/limits.ts'
import type { Holder } from '../files/file-seal.ts'
import { ticketUploader } from '../files/uploader.ts'
import { visitorThread } from '../session/visitor-thread.ts'
import { ticketRows, type TicketRow } from './ticket-rows.ts'

/** The visitor's contact details for a ticket. */
export async function customerOf(
  db: Db,
  { tenantId, userId }: { tenantId: number; userId: string },
): Promise<Customer & { locale: string }> {
  return db
    .selectFrom('visitors')
    .select(['name', 'phone', 'email', 'locale'])
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
}

/** A ticket's customer, by whichever of the two proofs: what they may reach, and under which names they are counted. */
export type Client = {
  tenantId: number
  /** The one ticket of a link, or all of a visitor. */
  reach: { ticketId: string } | { userId: string }
  mayReply: boolean
  isBlocked: boolean
  /** To which files of theirs are kept. */
  threadId: number
  uploader: string
  holder: Holder
}

/** Spends from the rule, and looks up what may have changed since the proof was given. */
export async function clientOf(deps: Deps, caller: TicketCaller, rule: LimitRule): Promise<Client> {
  return caller.kind === 'visitor' ? ofVisitor(deps, caller, rule) : ofLink(deps, caller, rule)
}

async function ofVisitor(
  deps: Deps,
  { visitor }: Extract<TicketCaller, { kind: 'visitor' }>,
  rule: LimitRule,
) {
  const { tenantId, userId } = visitor
  deps.limits.take(rule, userId)
  const thread = await visitorThread(deps, visitor)
  return {
    tenantId,
    reach: { userId },
    mayReply: true,
    isBlocked: thread.blocked_until > deps.clock.now(),
    threadId: thread.id,
    uploader: ticketUploader(userId),
    holder: 'visitor',
  } satisfies Client
}

async function ofLink(deps: Deps, { link }: Extract<TicketCaller, { kind: 'link' }>, rule: LimitRule) {
  const { tenantId, ticketId } = link
  deps.limits.take(rule, `link:${link.id}`)
  const thread = await deps.db
    .selectFrom('tickets as t')
    .innerJoin('threads as h', (join) =>
      join.onRef('h.tenant_id', '=', 't.tenant_id').onRef('h.id', '=', 't.thread_id'),
    )
    .select(['h.id', 'h.blocked_until'])
    .where('t.tenant_id', '=', tenantId)
    .where('t.id', '=', ticketId)
    .executeTakeFirstOrThrow(() => new Failed('object.unknown'))
  return {
    tenantId,
    reach: { ticketId },
    mayReply: link.mayReply,
    isBlocked: thread.blocked_until > deps.clock.now(),
    threadId: thread.id,
    uploader: ticketUploader(`link:${ticketId}`),
    holder: `link.${link.id}`,
  } satisfies Client
}

/** The tickets that a customer reaches. Everything that they may read or answer is found here. */
export function clientTickets(db: Db, { tenantId, reach }: Pick<Client, 'tenantId' | 'reach'>) {
  const rows = ticketRows(db).where('t.tenant_id', '=', tenantId)
  return 'ticketId' in reach
    ? rows.where('t.id', '=', reach.ticketId)
    : rows.where('t.user_id', '=', reach.userId)
}

/** One of them; somebody else's is answered like one that does not exist. */
export async function clientTicket(db: Db, client: Client, woId: string): Promise<TicketRow> {
  return clientTickets(db, client)
    .where('t.id', '=', woId)
    .executeTakeFirstOrThrow(() => new Failed('object.unknown'))
}
