import { sql } from 'kysely'
import type { Change } from '../rules/routing/decision.ts'
import { toOwner } from './owner-columns.ts'
import type { LockedThread, Trx } from './lock-thread.ts'

/**
 * Queue columns of a thread. A thread takes a ticket once and keeps it while the queue or an agent owns it,
 * so a visitor who returns to the queue keeps their position.
 */
export function queueColumns(thread: LockedThread, { next, remember = {} }: Change) {
  const isWished = next.isOpen && (next.owner.kind === 'queue' || next.owner.kind === 'agent')
  if (!isWished) return { ticket: null, wanted_agent_id: null, refused_by: sql<number[]>`'{}'` }
  const { groupId, wantedAgentId, refusedBy } = remember
  return {
    reached_people: true,
    ...(thread.ticket === null && { ticket: sql<number>`nextval('queue_tickets')` }),
    ...(groupId !== undefined && { group_id: groupId }),
    ...(wantedAgentId !== undefined && { wanted_agent_id: wantedAgentId }),
    ...(refusedBy !== undefined && {
      refused_by: sql<number[]>`array_append(refused_by, ${refusedBy}::int)`,
    }),
    ...(next.owner.kind === 'agent' && { last_agent_id: next.owner.agentId }),
  }
}

/** Somebody who waited was served: the next ones are told how long it takes. */
export async function keepWait(trx: Trx, thread: LockedThread, now: number): Promise<void> {
  if (toOwner(thread).kind !== 'queue') return
  await trx
    .insertInto('queue_waits')
    .values({
      tenant_id: thread.tenant_id,
      group_id: thread.group_id,
      thread_id: thread.id,
      served_at: now,
      waited_ms: Math.max(0, now - thread.owned_since),
    })
    .execute()
}
