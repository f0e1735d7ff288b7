import type { Deps } from '../../../deps.ts'
import { requireMay } from '../../../identity/require-may.ts'
import type { TicketRef } from '../../../identity/ticket-link.ts'
import type { AgentCaller } from '../../../platform/http/caller.ts'
import { Failed } from '../../../platform/http/failed.ts'
import { limitRules } from '../../../platform/limit-rules.ts'

/** Checks the permission for tickets and the rate limit. */
export function useTickets({ limits }: Deps, caller: AgentCaller): void {
  requireMay(caller, 'useTickets')
  limits.take(limitRules.deskTickets, `${caller.tenantId}:${caller.agentId}`)
}

type Named = TicketRef & { threadId: number }

/** A ticket of the agent's tenant by its id, and the thread that it belongs to. */
export async function ticketRef({ db }: Deps, { tenantId }: AgentCaller, ticketId: string): Promise<Named> {
  const row = await db
    .selectFrom('tickets')
    .select('thread_id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', ticketId)
    .executeTakeFirstOrThrow(() => new Failed('object.unknown'))
  return { tenantId, ticketId, threadId: row.thread_id }
}
