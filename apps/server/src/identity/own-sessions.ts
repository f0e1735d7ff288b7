import type { Db } from '../platform/db/pool.ts'
import type { Trx } from '../log/lock-thread.ts'
import type { Clock } from '../platform/clock.ts'
import type { AgentDevices } from './agent-devices.ts'
import { isCurrent, type SignedIn } from './agent-session.ts'

type AgentRef = Pick<SignedIn, 'tenantId' | 'agentId'>

/**
 * An agent's own sessions: to look at, and to end. The streams of an ended one are closed by the next sweep. Its device
 * is no longer a known one.
 */
export function createOwnSessions(db: Db, clock: Clock, devices: AgentDevices) {
  const mine = ({ tenantId, agentId }: AgentRef, runner: Db | Trx = db) =>
    runner.deleteFrom('agent_sessions').where('tenant_id', '=', tenantId).where('agent_id', '=', agentId)

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
    /** True when there was such a session of this agent. */
    async revoke(agent: SignedIn, id: number): Promise<boolean> {
      const ended = await mine(agent).where('id', '=', id).returning('device_id').executeTakeFirst()
      if (ended?.device_id) await devices.forgetOne(agent, ended.device_id)
      return ended !== undefined
    },
    async revokeAll(agent: AgentRef, runner: Db | Trx = db): Promise<void> {
      await devices.forget(agent, undefined, runner)
      await mine(agent, runner).execute()
    },
    async revokeOthers(agent: AgentRef & { sessionHash: Buffer }, runner: Db | Trx = db): Promise<void> {
      await devices.forget(agent, agent, runner)
      await mine(agent, runner).where('token_hash', '<>', agent.sessionHash).execute()
    },
  }
}

export type OwnSessions = ReturnType<typeof createOwnSessions>
