import type { Pool } from '@foyer/server/platform/db/pool.ts'

type Where = { tenantId: number; channelId: number }
type Rows = {
  count: number
  /** The threads are `<prefix>-00001` and so on. */
  prefix: string
  kind: 'queue' | 'agent' | 'closed'
  agentId?: number
  /** When the first of them came there; each of the others a second later. */
  since?: number
  /** What visitors are called, one after the other. */
  names?: readonly string[]
  texts?: readonly string[]
}

const kinds = { queue: 2, agent: 3, closed: 0 } as const

/** Many threads at once for the desk's lists, each with one message of its visitor. */
export async function seedRows(pool: Pool, { tenantId, channelId }: Where, rows: Rows): Promise<void> {
  const { count, prefix, kind, agentId = 0, since = 1_794_700_000_000 } = rows
  const { names = ['Sam'], texts = ['Where is my parcel?'] } = rows
  await pool.query(
    `insert into visitors (tenant_id, user_id, name, locale)
     select $1, $2 || '-' || lpad(i::text, 5, '0'), ($4::text[])[1 + i % cardinality($4::text[])],
       (array['en', 'zh', 'es', ''])[1 + i % 4]
     from generate_series(1, $3::int) i`,
    [tenantId, prefix, count, names],
  )
  await pool.query(
    `insert into threads (tenant_id, channel_id, user_id, key, last_seq, last_time, is_open, owner_kind, owner_id, owned_since, ticket,
       reached_people, waiting_since)
     select $1, $2, $3 || '-' || lpad(i::text, 5, '0'), $3 || '-' || lpad(i::text, 5, '0'), 1,
       $8::bigint + i * 1000, $5::boolean, $6::smallint, $7::int, $8::bigint + i * 1000,
       case when $6 = 2 then nextval('queue_tickets') end, true, case when $5 then $8::bigint + i * 1000 else 0 end
     from generate_series(1, $4::int) i`,
    [tenantId, channelId, prefix, count, kind !== 'closed', kinds[kind], agentId, since],
  )
  await pool.query(
    `insert into entries (tenant_id, thread_id, seq, at, agent_id, kind, sender, flags, shelf, client_id, content)
     select tenant_id, id, 1, last_time, 0, 1, 1, 0, shelf, key, ($3::text[])[1 + id % cardinality($3::text[])] from threads
     where tenant_id = $1 and key like $2 || '-%'`,
    [tenantId, prefix, texts],
  )
  await pool.query('analyze threads, entries, visitors')
}
