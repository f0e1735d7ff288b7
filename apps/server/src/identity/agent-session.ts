import { createHash, randomBytes } from 'node:crypto'
import type { DeskAgent } from '@foyer/contract/desk/account/agent.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/pool.ts'

const lifeMs = 12 * 3_600_000

export type SignedIn = { tenantId: number; agentId: number; agent: DeskAgent; sessionHash: Buffer }

/** Opaque sessions: the cookie holds `tenant.random`, the table only a hash of the random part. */
export function createAgentSessions(db: Db, clock: Clock) {
  async function forgetExpired(tenantId: number, agentId: number): Promise<void> {
    await db
      .deleteFrom('agent_sessions')
      .where('tenant_id', '=', tenantId)
      .where('agent_id', '=', agentId)
      .where('expires_at', '<=', new Date(clock.now()))
      .execute()
  }

  return {
    async open(tenantId: number, agentId: number): Promise<string> {
      await forgetExpired(tenantId, agentId)
      const token = randomBytes(32).toString('base64url')
      await db
        .insertInto('agent_sessions')
        .values({
          tenant_id: tenantId,
          agent_id: agentId,
          token_hash: hashOf(token),
          expires_at: new Date(clock.now() + lifeMs),
        })
        .execute()
      return `${tenantId}.${token}`
    },

    async find(cookie: string): Promise<SignedIn | undefined> {
      const match = /^(\d{1,9})\.([\w-]{43})$/.exec(cookie)
      if (!match?.[2]) return undefined
      const tenantId = Number(match[1])
      const sessionHash = hashOf(match[2])
      const row = await db
        .selectFrom('agent_sessions as s')
        .innerJoin('agents as a', (join) =>
          join.onRef('a.tenant_id', '=', 's.tenant_id').onRef('a.id', '=', 's.agent_id'),
        )
        .select(['a.id', 'a.nick', 'a.face', 'a.email', 'a.role'])
        .where('s.tenant_id', '=', tenantId)
        .where('s.token_hash', '=', sessionHash)
        .where('s.expires_at', '>', new Date(clock.now()))
        .where('a.is_disabled', '=', false)
        .executeTakeFirst()
      if (!row) return undefined
      const agent = {
        adminId: String(row.id),
        adminNick: row.nick,
        adminFace: row.face,
        email: row.email,
        role: row.role,
      }
      return { tenantId, agentId: row.id, agent, sessionHash }
    },

    async close(tenantId: number, sessionHash: Buffer): Promise<void> {
      await db
        .deleteFrom('agent_sessions')
        .where('tenant_id', '=', tenantId)
        .where('token_hash', '=', sessionHash)
        .execute()
    },
  }
}

export type AgentSessions = ReturnType<typeof createAgentSessions>

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
