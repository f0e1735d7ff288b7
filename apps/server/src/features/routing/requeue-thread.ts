import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'
import type { Trx } from '../../log/lock-thread.ts'
import type { ThreadRef } from '../../log/thread-ref.ts'
import { nothing } from '../../rules/routing/decision.ts'
import { decideVanish } from '../../rules/routing/vanish.ts'

/**
 * Returns a thread to the queue when its agent is gone or their account is locked. It is read again under the lock: an
 * agent who is back keeps it, and one who was given it meanwhile too. Answers whether it changed.
 */
export async function requeueThread(deps: Deps, ref: ThreadRef, agentId: number): Promise<boolean> {
  const { tenantId } = ref
  const changed = await deps.transition(ref, async (state, thread, trx) => {
    if (thread.owner_id !== agentId) return nothing
    const agent = await trx
      .selectFrom('agents as a')
      .leftJoin('agent_seats as s', (join) =>
        join.onRef('s.tenant_id', '=', 'a.tenant_id').onRef('s.agent_id', '=', 'a.id'),
      )
      .select(['a.id', 'a.nick', 'a.face', 'a.is_disabled', 's.lease_until'])
      .where('a.tenant_id', '=', tenantId)
      .where('a.id', '=', agentId)
      .executeTakeFirst()
    if (!agent) return nothing
    const isThere = !agent.is_disabled && (agent.lease_until ?? 0) > deps.clock.now()
    if (isThere) return nothing
    const decision = decideVanish(state, { id: agent.id, nick: agent.nick, face: agent.face })
    if (decision.do === 'change' && !agent.is_disabled) await countLost(trx, tenantId, agent.id)
    return decision
  })
  return changed !== undefined
}

/** The agent is told of it when they are back. */
async function countLost(trx: Trx, tenantId: number, agentId: number): Promise<void> {
  await trx
    .updateTable('agent_seats')
    .set({ lost_threads: sql`lost_threads + 1` })
    .where('tenant_id', '=', tenantId)
    .where('agent_id', '=', agentId)
    .execute()
}
