import type { Trx } from '../log/lock-thread.ts'
import type { Db } from '../platform/db/pool.ts'
import type { Clock } from '../platform/clock.ts'
import type { AgentDevices } from './agent-devices.ts'
import { isCurrent, type SignedIn } from './agent-session.ts'

type AgentRef = Pick<SignedIn, 'tenantId' | 'agentId'>

/**
 * An agent's own sessions: to look at, and to end. The streams of an ended one are closed by the next sweep. Its device
 * is no longer a known one.
 */
export function createOwnSessions(db: Db, clock: Clock, devices: AgentDevices) {
  const mine = (trx: Trx, { tenantId, agentId }: AgentRef) =>
    trx.deleteFrom('agent_sessions').where('tenant_id', '=', tenantId).where('agent_id', '=', agentId)

  return {
    list({ tenantId, agentId }: SignedIn) {
      return db
        .selectFrom('agent_sessions')
        .select(['id', 'user_agent', 'address', 'created_at', 'seen_at', 'token_hash'])
        .where('tenant_id', '=', tenantId)
        .where('agent_id', '=', agentId)
        .where(isCurrent(clock.now()))
        .orderBy('seen_at', 'desc')
        .limit(100)
        .execute()
    },
    /** Answers with where it was used; undefined when this agent has no such session. */
    async revoke(trx: Trx, agent: SignedIn, id: number) {
      const ended = await mine(trx, agent)
        .where('id', '=', id)
        .returning(['device_id', 'user_agent', 'address', 'created_at'])
        .executeTakeFirst()
      if (ended?.device_id) await devices.forgetOne(trx, agent, ended.device_id)
      return ended
    },
    /** All sessions, or all but one. Answers with how many. */
    async revokeAll(trx: Trx, agent: AgentRef, keep?: { sessionHash: Buffer }): Promise<number> {
      await devices.forget(trx, agent, keep)
      const { numDeletedRows } = await mine(trx, agent)
        .$if(keep !== undefined, (query) =>
          query.where('token_hash', '<>', keep?.sessionHash ?? Buffer.alloc(0)),
        )
        .executeTakeFirst()
      return Number(numDeletedRows)
    },
  }
}

export type OwnSessions = ReturnType<typeof createOwnSessions>
