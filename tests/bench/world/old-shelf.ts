import { makeShelf } from '@foyer/server/log/shelves.ts'
import { shelfOf } from '@foyer/server/rules/log/shelf.ts'
import type { BenchDatabase } from './database.ts'
import { text300 } from './requests.ts'

const dayMs = 86_400_000
export const entriesPerSession = 20

/** A shelf that is due, full of ended sessions. It is sealed, and no node touches it until `release`. */
export async function createOldShelf({ pool, db, demo }: BenchDatabase, entries: number): Promise<number> {
  const at = Date.now() - 60 * dayMs
  const shelf = shelfOf('30d', at)
  await makeShelf(db, shelf)
  await pool.query('update shelves set sealed_at = $2, frozen_at = $2, postponed_until = $3 where id = $1', [
    shelf,
    at,
    Date.now() + dayMs,
  ])
  const sessions = entries / entriesPerSession
  await pool.query(
    `insert into visitors (tenant_id, user_id) select $1, 'old-' || i from generate_series(1, $2::int) i`,
    [demo.tenantId, sessions],
  )
  await pool.query(
    `insert into threads (tenant_id, channel_id, user_id, key, last_seq, last_time, session_key, session_first_seq, shelf)
     select $1, $2, 'old-' || i, 'old-' || i, $4, $5, 'old-' || i, 1, $6 from generate_series(1, $3::int) i`,
    [demo.tenantId, demo.channelId, sessions, entriesPerSession, at, shelf],
  )
  await pool.query(
    `insert into sessions (tenant_id, thread_id, first_seq, last_seq, key, started_at, ended_at, close_reason, shelf)
     select tenant_id, id, 1, $2, key, $3::bigint, $3::bigint + 1000, 'ended', shelf from threads where shelf = $1`,
    [shelf, entriesPerSession, at],
  )
  await pool.query(
    `insert into entries_${shelf} (thread_id, at, tenant_id, seq, kind, sender, flags, shelf, client_id, content)
     select t.id, $2, t.tenant_id, n, 1, 1, 0, t.shelf, md5(t.id || ' ' || n), $4
     from threads t cross join generate_series(1, $3::int) n where t.shelf = $1`,
    [shelf, at, entriesPerSession, text300],
  )
  await pool.query('analyze threads, sessions, visitors')
  await pool.query('checkpoint')
  return shelf
}
