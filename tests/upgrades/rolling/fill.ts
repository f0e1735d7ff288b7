import { senderTypes } from '@foyer/contract/codes.ts'
import { rowKinds } from '@foyer/server/log/rows.ts'
import type { Pool } from '@foyer/server/platform/db/pool.ts'

type Where = { tenantId: number; channelId: number }
type Size = { threads: number; entriesPerThread: number }

/**
 * Ended conversations of a year, in columns that every version has. They are those of another tenant than the one whose
 * visitors talk meanwhile.
 */
export async function fillConversations(pool: Pool, where: Where, size: Size): Promise<void> {
  const { tenantId, channelId } = where
  const { threads, entriesPerThread } = size
  const yearMs = 365 * 86_400_000
  const from = Date.now() - yearMs
  const stepMs = Math.floor(yearMs / threads)
  await pool.query(
    `insert into visitors (tenant_id, user_id) select $1, 'old-' || i from generate_series(1, $2::int) i`,
    [tenantId, threads],
  )
  await pool.query(
    `insert into threads (tenant_id, channel_id, user_id, key, last_seq, last_time, session_key, session_first_seq)
     select $1, $2, 'old-' || i, 'old-' || i, $4, $5::bigint + i * $6::bigint, 'old-' || i, 1
     from generate_series(1, $3::int) i`,
    [tenantId, channelId, threads, entriesPerThread, from, stepMs],
  )
  await pool.query(
    `insert into sessions (tenant_id, thread_id, first_seq, last_seq, key, started_at, ended_at, close_reason)
     select tenant_id, id, 1, last_seq, key, last_time - 60000, last_time, 'ended' from threads where tenant_id = $1`,
    [tenantId],
  )
  await pool.query(
    `insert into entries (thread_id, at, tenant_id, seq, agent_id, kind, sender, flags, client_id, content)
     select t.id, t.last_time - 1000 * (t.last_seq - n), t.tenant_id, n, 0,
       case n when 1 then $2::smallint when t.last_seq then $3::smallint else 1 end,
       case when n in (1, t.last_seq) then $4::smallint else $5::smallint end,
       case when n in (1, t.last_seq) then 8 else 0 end,
       t.id || '-' || n,
       case n when 1 then '' when t.last_seq then 'ended' else repeat('Where is my parcel? ', 5) end
     from threads t cross join lateral generate_series(1, t.last_seq) n where t.tenant_id = $1`,
    [tenantId, rowKinds.started, rowKinds.closed, senderTypes.system, senderTypes.visitor],
  )
  await pool.query('vacuum analyze')
  await pool.query('checkpoint')
}
