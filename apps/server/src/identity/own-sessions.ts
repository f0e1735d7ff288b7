import type { Trx } from '../log/lock-thread.ts'
import type { Db } from '../platform/db/pool.ts'
import type { Clock } from '../platform/clock.ts'
import type { AgentDevices } from './agent-devices.ts'
import type { SignedIn } from './agent-session.ts'

/**
 * An agent's own sessions: to look at, and to end. The streams of an ended one are closed by the next sweep. Its device
 * is no longer a known one.
 */
export function createOwnSessions(db: Db, clock: Clock, devices: AgentDevices) {
  const mine = (trx: Trx, { tenantId, agentId }: Pick<SignedIn, 'tenantId' | 'agentId'>) =>
    trx.deleteFrom('agent_sessions').where('tenant_id', '=', tenantId).where('agent_id', '=', agentId)

  return {
    list({ tenantId, agentId }: SignedIn) {
      return db
        .selectFrom('agent_sessions')
        .select(['id', 'user_agent', 'address', 'created_at', 'seen_at', 'token_hash'])
        .where('tenant_id', '=', tenantId)
        .where('agent_id', '=', agentId)
        .where('expires_at', '>', new Date(clock.now()))
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
    /** All sessions, or all but the one that asks. Answers with how many. */
    async revokeAll(trx: Trx, agent: SignedIn, keepThis: boolean): Promise<number> {
      await devices.forget(trx, agent, keepThis ? agent : undefined)
      const { numDeletedRows } = await mine(trx, agent)
        .$if(keepThis, (query) => query.where('token_hash', '<>', agent.sessionHash))
        .executeTakeFirst()
      return Number(numDeletedRows)
    },
    /** Somebody sits there: a page was opened, or a stream. */
    async seen({ tenantId, sessionHash }: SignedIn): Promise<void> {
      await db
        .updateTable('agent_sessions')
        .set({ seen_at: new Date(clock.now()) })
        .where('tenant_id', '=', tenantId)
        .where('token_hash', '=', sessionHash)
        .execute()
    },
  }
}

export type OwnSessions = ReturnType<typeof createOwnSessions>
