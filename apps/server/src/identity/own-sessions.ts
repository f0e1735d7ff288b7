import type { Db } from '../platform/db/pool.ts'
import type { Clock } from '../platform/clock.ts'
import type { SignedIn } from './agent-session.ts'

/** An agent's own sessions: to look at, and to end. The streams of an ended one are closed by the next sweep. */
export function createOwnSessions(db: Db, clock: Clock) {
  const mine = ({ tenantId, agentId }: Pick<SignedIn, 'tenantId' | 'agentId'>) =>
    db.deleteFrom('agent_sessions').where('tenant_id', '=', tenantId).where('agent_id', '=', agentId)

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
    /** True when there was such a session of this agent. */
    async revoke(agent: SignedIn, id: number): Promise<boolean> {
      const { numDeletedRows } = await mine(agent).where('id', '=', id).executeTakeFirst()
      return numDeletedRows > 0n
    },
    async revokeAll(agent: SignedIn): Promise<void> {
      await mine(agent).execute()
    },
    async revokeOthers(agent: SignedIn): Promise<void> {
      await mine(agent).where('token_hash', '<>', agent.sessionHash).execute()
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
