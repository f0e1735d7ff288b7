import type { Pool } from '../platform/db/pool.ts'
import { sightColumns, toViewer, type SightRow, type SignedIn } from './agent-session.ts'

const currentSql = `
select encode(s.token_hash, 'hex') as hash, a.id, a.role, ${sightColumns}
from unnest($1::int[], $2::bytea[]) o(tenant_id, token_hash)
join agent_sessions s on s.tenant_id = o.tenant_id and s.token_hash = o.token_hash
join agents a on a.tenant_id = s.tenant_id and a.id = s.agent_id
join tenants n on n.id = s.tenant_id
where not a.is_disabled
  and (s.signed_in_by <> 'password' or n.two_factor_from is null or n.two_factor_from > $3)
  and agent_session_is_current(
  s.created_at, s.seen_at, s.expires_at, n.session_idle_minutes, n.session_max_minutes, to_timestamp($3 / 1000.0))`

type Held = { session: SignedIn; end: () => void }

/**
 * The desk streams of this node. One that outlived its sign-in is closed by the next sweep, and so is one whose agent no
 * longer sees the same conversations: the desk comes back and reads its lists again. An open stream is no activity.
 */
export function createAgentStreams(pool: Pool) {
  const held = new Set<Held>()

  return {
    hold(session: SignedIn, end: () => void): () => void {
      const item = { session, end }
      held.add(item)
      return () => void held.delete(item)
    },
    async sweep(now: number): Promise<void> {
      if (held.size === 0) return
      const all = [...held]
      const values = [all.map((h) => h.session.tenantId), all.map((h) => h.session.sessionHash), now]
      const query = { name: 'agent-streams', text: currentSql, values }
      const { rows } = await pool.query<SightRow & { hash: string }>(query)
      const current = new Map(rows.map((row) => [row.hash, JSON.stringify(toViewer(row))]))
      for (const { session, end } of all) {
        const sight = current.get(session.sessionHash.toString('hex'))
        if (sight !== JSON.stringify(session.viewer)) end()
      }
    },
  }
}

export type AgentStreams = ReturnType<typeof createAgentStreams>
