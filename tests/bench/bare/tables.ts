import type { Pool } from '@foyer/server/platform/db/pool.ts'

/**
 * A plain pair of tables whose rows are as wide as ours: what a message costs when PostgreSQL is asked for
 * nothing but an order and durability. No idempotency, no owner check, no second index.
 */
export async function createBareTables(pool: Pool, sessions: number): Promise<void> {
  await pool.query(`
    create table bare_sessions (like threads including defaults, primary key (tenant_id, id)) with (fillfactor = 70);
    create table bare_messages (like entries including defaults, primary key (tenant_id, thread_id, seq))`)
  await pool.query(
    `insert into bare_sessions (tenant_id, id, channel_id, user_id, key, last_time, browser, is_open, session_key)
     select 1, i, 1, substr(md5(i::text), 1, 22), substr(md5('k' || i), 1, 11), 1, 'bench-pid-1', true,
       substr(md5('s' || i), 1, 22)
     from generate_series(1, $1::int) i`,
    [sessions],
  )
  await pool.query('vacuum analyze bare_sessions, bare_messages')
}

/** UPDATE and INSERT in one transaction, in pgbench's language. */
export function bareTransaction(sessions: number): string {
  return `\\set id random(1, ${sessions})
BEGIN;
UPDATE bare_sessions SET last_seq = last_seq + 1, last_time = last_time + 1
  WHERE tenant_id = 1 AND id = :id RETURNING last_seq, last_time \\gset
INSERT INTO bare_messages (thread_id, at, tenant_id, seq, agent_id, kind, sender, flags, shelf, client_id, content)
  VALUES (:id, :last_time, 1, :last_seq, 0, 1, 1, 0, 0, :client_id, :content);
COMMIT;
`
}
