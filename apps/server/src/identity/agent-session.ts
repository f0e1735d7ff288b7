import { createHash, randomBytes } from 'node:crypto'
import { sql, type Selectable } from 'kysely'
import type { DeskAgent } from '@foyer/contract/desk/account.ts'
import type { Viewer, Visibility } from '@foyer/core/identity/sight.ts'
import { signInTiming } from '@foyer/core/timing.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db, Pool } from '../platform/db/pool.ts'
import type { Database } from '../platform/db/schema.ts'
import { twoFactorDue, type SignedInBy } from '../rules/identity/two-factor.ts'

const maxUserAgent = 300

export type SignedIn = {
  tenantId: number
  agentId: number
  agent: DeskAgent
  /** Which conversations the agent sees, as of this request. */
  viewer: Viewer
  sessionHash: Buffer
  /** When the agent last entered their password, or signed in. */
  confirmedAt: number
}
type Found = SignedIn & { seenAt: number }

/** Origin of a sign-in. Agents see it, so that they can tell their sign-ins apart. */
export type SignedInFrom = {
  userAgent: string
  address: string
  deviceId: string
  signedInBy: SignedInBy
}

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
select a.id, a.nick, a.face, a.email, a.role, a.locale, s.seen_at, s.signed_in_by,
  coalesce(s.confirmed_at, s.created_at) as confirmed_at, n.two_factor_from,
  ${sightColumns}
from agent_sessions s
join agents a on a.tenant_id = s.tenant_id and a.id = s.agent_id
join tenants n on n.id = s.tenant_id
where s.tenant_id = $1 and s.token_hash = $2 and not a.is_disabled
  and agent_session_is_current(
    s.created_at, s.seen_at, s.expires_at, n.session_idle_minutes, n.session_max_minutes, $3)`

type AgentRow = Pick<Selectable<Database['agents']>, 'id' | 'nick' | 'face' | 'email' | 'role' | 'locale'>
type FoundRow = AgentRow &
  SightRow & { seen_at: Date; confirmed_at: Date; signed_in_by: SignedInBy; two_factor_from: number | null }

/** An agent as the desk knows them. */
export function deskAgentOf({ id, nick, face, email, role, locale }: AgentRow): DeskAgent {
  return {
    adminId: String(id),
    adminNick: nick,
    adminFace: face,
    email,
    role,
    ...(locale && { locale }),
  }
}

/** An agent, and what is left to do about their second step. */
export function withTwoFactor(
  agent: DeskAgent,
  signIn: Parameters<typeof twoFactorDue>[0],
  now: number,
): DeskAgent {
  const twoFactor = twoFactorDue(signIn, now)
  return { ...agent, ...(twoFactor && { twoFactor }) }
}

/** For statements about sessions: true for those that the limits of their tenant have not ended. */
export function isCurrent(now: number) {
  const at = new Date(now)
  return sql<boolean>`exists (
    select from tenants t where t.id = agent_sessions.tenant_id and agent_session_is_current(
      agent_sessions.created_at, agent_sessions.seen_at, agent_sessions.expires_at,
      t.session_idle_minutes, t.session_max_minutes, ${at}))`
}

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
          expires_at: sql`${new Date(clock.now())}::timestamptz
            + make_interval(mins => (select session_max_minutes from tenants where id = ${tenantId}))`,
          created_at: new Date(clock.now()),
          seen_at: new Date(clock.now()),
          user_agent: from.userAgent.slice(0, maxUserAgent),
          address: from.address,
          device_id: from.deviceId,
          signed_in_by: from.signedInBy,
        })
        .execute()
      return `${tenantId}.${token}`
    },

    async find(cookie: string): Promise<Found | undefined> {
      const named = parseCookie(cookie)
      if (!named) return undefined
      const { tenantId, sessionHash } = named
      const now = clock.now()
      const values = [tenantId, sessionHash, new Date(now)]
      const { rows } = await pool.query<FoundRow>({ name: 'agent-session', text: findSql, values })
      const [row] = rows
      if (!row) return undefined
      const seenAt = row.seen_at.getTime()
      return {
        tenantId,
        agentId: row.id,
        agent: withTwoFactor(
          deskAgentOf(row),
          { signedInBy: row.signed_in_by, requiredFrom: row.two_factor_from },
          now,
        ),
        viewer: toViewer(row),
        sessionHash,
        confirmedAt: row.confirmed_at.getTime(),
        seenAt,
      }
    },

    /** Somebody uses this sign-in: its idle time begins anew. Written at most once a minute, by one node. */
    async seen({ tenantId, sessionHash, seenAt }: Found): Promise<void> {
      const now = clock.now()
      const due = now - signInTiming.seenEveryMs
      if (seenAt > due) return
      await db
        .updateTable('agent_sessions')
        .set({ seen_at: new Date(now) })
        .where('tenant_id', '=', tenantId)
        .where('token_hash', '=', sessionHash)
        .where('seen_at', '<=', new Date(due))
        .execute()
    },

    /** Whether the agent is signed in anywhere. */
    async hasAny({ tenantId, agentId }: Pick<SignedIn, 'tenantId' | 'agentId'>): Promise<boolean> {
      const row = await db
        .selectFrom('agent_sessions')
        .select('agent_id')
        .where('tenant_id', '=', tenantId)
        .where('agent_id', '=', agentId)
        .where(isCurrent(clock.now()))
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
