import { nameOf, ticketStatuses } from '@foyer/contract/codes.ts'
import { encodeChange } from '@foyer/contract/desk/ticket-change.ts'
import type { Deps } from '../../deps.ts'
import { ownerColumns } from '../../log/owner-columns.ts'
import type { Trx } from '../../log/lock-thread.ts'
import type { Db } from '../../platform/db/pool.ts'
import type { AgentCaller } from '../../platform/http/caller.ts'
import { decideChanges } from '../../rules/tickets/decide-changes.ts'
import { isOver } from '../../rules/tickets/statuses.ts'
import { requeueThread } from '../routing/requeue-thread.ts'
import { appendEntries, lockTicket } from '../tickets/append-entries.ts'
import { standOf } from '../tickets/ticket-rows.ts'

type AgentRef = { tenantId: number; agentId: number }

/** Whoever locked the account. A command is nobody of the team. */
type By = { agentId: number | null; author: string; now: number }

/** Names this work in logs and metrics. */
const job = 'release'

/**
 * Gives back what a locked account worked on: conversations return to the queue, open tickets become unassigned. Each is
 * a transaction of its own, so one that fails does not keep the others.
 */
export async function releaseWork(deps: Deps, caller: AgentCaller, agentId: number): Promise<void> {
  const { tenantId } = caller
  for (const id of await threadsOf(deps, tenantId, agentId))
    await deps.quarantine.attempt(job, { tenantId, id }, () =>
      requeueThread(deps, { tenantId, threadId: id }, agentId),
    )
  const by = { agentId: caller.agentId, author: caller.agent.adminNick, now: deps.clock.now() }
  for (const id of await ticketsOf(deps.db, tenantId, agentId))
    await deps.quarantine.attempt(job, { tenantId, id }, () =>
      unassign(deps.db, { tenantId, agentId, ticketId: id }, by),
    )
  void deps.assign(tenantId)
}

/**
 * The part that a command does, which has no node. Conversations of a locked account are returned by the sweep of the
 * nodes (routing-rounds.ts). Answers how many tickets became unassigned.
 */
export async function releaseTickets(db: Db, agent: AgentRef, by: By): Promise<number> {
  const tickets = await ticketsOf(db, agent.tenantId, agent.agentId)
  const failures: unknown[] = []
  for (const ticketId of tickets)
    await unassign(db, { ...agent, ticketId }, by).catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw new AggregateError(failures)
  return tickets.length
}

async function threadsOf({ db }: Deps, tenantId: number, agentId: number): Promise<number[]> {
  const { owner_kind, owner_id } = ownerColumns({ kind: 'agent', agentId })
  const rows = await db
    .selectFrom('threads')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('is_open', '=', true)
    .where('owner_kind', '=', owner_kind)
    .where('owner_id', '=', owner_id)
    // The longest held are the first to be served again.
    .orderBy('owned_since')
    .execute()
  return rows.map(({ id }) => id)
}

const overStatuses = Object.values(ticketStatuses).filter((code) => isOver(statusOf(code)))

function statusOf(code: number) {
  return nameOf(ticketStatuses, code) ?? 'open'
}

async function ticketsOf(db: Db, tenantId: number, agentId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('tickets')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('assignee_id', '=', agentId)
    .where('status', 'not in', overStatuses)
    .orderBy('number')
    .execute()
  return rows.map(({ id }) => id)
}

async function unassign(db: Db, ref: AgentRef & { ticketId: string }, by: By): Promise<void> {
  const { tenantId, agentId, ticketId } = ref
  await db.transaction().execute(async (trx) => {
    const ticket = await lockTicket(trx, { tenantId, ticketId })
    const stand = standOf(ticket)
    if (ticket.assignee_id !== agentId || isOver(stand.status)) return
    const assignee = await agentOf(trx, tenantId, agentId)
    const { next, changes } = decideChanges({ ...stand, assignee }, { assignee: null })
    const entries = changes.map((change, place) => ({
      kind: 'change' as const,
      agentId: by.agentId,
      author: by.author,
      content: encodeChange(change),
      clientId: `change:${ticket.entries + 1 + place}`,
    }))
    await appendEntries(trx, ticket, entries, { ...next, assigneeId: null }, by.now)
  })
}

function agentOf(trx: Trx, tenantId: number, agentId: number) {
  return trx
    .selectFrom('agents')
    .select(['id', 'nick'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', agentId)
    .executeTakeFirst()
}
