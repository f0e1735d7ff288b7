import { createHash, randomBytes } from 'node:crypto'
import type { DeskAgent } from '@foyer/contract/desk/account.ts'
import type { Viewer, Visibility } from '@foyer/core/identity/sight.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db, Pool } from '../platform/db/pool.ts'

const lifeMs = 12 * 3_600_000
const maxUserAgent = 300

export type SignedIn = {
  tenantId: number
  agentId: number
  agent: DeskAgent
  /** Which conversations the agent sees, as of this request. */
  viewer: Viewer
  sessionHash: Buffer
}

/** Origin of a sign-in. Agents see it, so that they can tell their sign-ins apart. */
export type SignedInFrom = { userAgent: string; address: string; deviceId: string }

/** What an agent sees, of `agents a` and `tenants n`. The groups are read only where they matter. */
export const sightColumns = `n.visibility,
  case when n.visibility <> 'all' and a.role = 'agent' then array(
    select m.group_id from agent_group_members m where m.tenant_id = a.tenant_id and m.agent_id = a.id order by 1
  ) else '{}'::text[] end as group_ids`

export type SightRow = {
  id: number
  role: DeskAgent['role']
  visibility: Visibility
  group_ids: string[]
}

export function toViewer({ id, role, visibility, group_ids }: SightRow): Viewer {
  return { agentId: id, role, visibility, groupIds: group_ids }
}

/** Prepared, because every request of a desk begins with it. */
const findSql = `
select a.id, a.nick, a.face, a.email, a.role, ${sightColumns}
from agent_sessions s
join agents a on a.tenant_id = s.tenant_id and a.id = s.agent_id
join tenants n on n.id = a.tenant_id
where s.tenant_id = $1 and s.token_hash = $2 and s.expires_at > $3 and not a.is_disabled`

type FoundRow = { id: number; nick: string; face: string; email: string; role: DeskAgent['role'] } & SightRow

/** Opaque sessions: the cookie holds `tenant.random`, the table only a hash of the random part. */
export function createAgentSessions(db: Db, clock: Clock, pool: Pool) {
  async function close(tenantId: number, sessionHash: Buffer, trx: Db): Promise<void> {
    await trx
      .deleteFrom('agent_sessions')
      .where('tenant_id', '=', tenantId)
      .where('token_hash', '=', sessionHash)
      .execute()
  }

  return {
    async open(tenantId: number, agentId: number, from: SignedInFrom, trx: Db = db): Promise<string> {
      const token = randomBytes(32).toString('base64url')
      await trx
        .insertInto('agent_sessions')
        .values({
          tenant_id: tenantId,
          agent_id: agentId,
          token_hash: hashOf(token),
          expires_at: new Date(clock.now() + lifeMs),
          created_at: new Date(clock.now()),
          seen_at: new Date(clock.now()),
          user_agent: from.userAgent.slice(0, maxUserAgent),
          address: from.address,
          device_id: from.deviceId,
        })
        .execute()
      return `${tenantId}.${token}`
    },

    async find(cookie: string): Promise<SignedIn | undefined> {
      const named = parseCookie(cookie)
      if (!named) return undefined
      const { tenantId, sessionHash } = named
      const values = [tenantId, sessionHash, new Date(clock.now())]
      const { rows } = await pool.query<FoundRow>({ name: 'agent-session', text: findSql, values })
      const [row] = rows
      if (!row) return undefined
      const agent = {
        adminId: String(row.id),
        adminNick: row.nick,
        adminFace: row.face,
        email: row.email,
        role: row.role,
      }
      return { tenantId, agentId: row.id, agent, viewer: toViewer(row), sessionHash }
    },

    /** Whether the agent is signed in anywhere. */
    async hasAny({ tenantId, agentId }: Pick<SignedIn, 'tenantId' | 'agentId'>): Promise<boolean> {
      const row = await db
        .selectFrom('agent_sessions')
        .select('agent_id')
        .where('tenant_id', '=', tenantId)
        .where('agent_id', '=', agentId)
        .where('expires_at', '>', new Date(clock.now()))
        .limit(1)
        .executeTakeFirst()
      return row !== undefined
    },

    close,

    /** A new sign-in ends the one that the browser's cookie names. */
    async closeOf(cookie: string, trx: Db): Promise<void> {
      const named = parseCookie(cookie)
      if (named) await close(named.tenantId, named.sessionHash, trx)
    },
  }
}

export type AgentSessions = ReturnType<typeof createAgentSessions>

function parseCookie(cookie: string): { tenantId: number; sessionHash: Buffer } | undefined {
  const match = /^(\d{1,9})\.([\w-]{43})$/.exec(cookie)
  return match?.[2] ? { tenantId: Number(match[1]), sessionHash: hashOf(match[2]) } : undefined
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
