import { spawn } from 'node:child_process'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { benchShelves, presentShelf, type BenchDatabase } from './database.ts'
import { text300 } from './requests.ts'
import { toVisitor, type BenchVisitor } from './visitors.ts'

export const entriesPerThread = 20

/**
 * Fills the log by COPY, as if every thread had talked for a while, and leaves the tables as autovacuum would.
 * Answers with `active` of the threads, spread evenly over all. These, and an equal share of the others, are on the
 * present shelf, as open sessions are; the rest fill the other partitions.
 */
export async function fillLog(
  world: BenchDatabase,
  entries: number,
  active: number,
): Promise<BenchVisitor[]> {
  const { pool, demo, url } = world
  const threads = entries / entriesPerThread
  const stride = Math.max(1, Math.floor(threads / active))
  const shelfOfThread = (id: number): number =>
    id % stride === 0 ? presentShelf : (benchShelves[id % benchShelves.length] ?? presentShelf)
  await pool.query(
    `insert into visitors (tenant_id, user_id) select $1, substr(md5(i::text), 1, 22) from generate_series(1, $2::int) i`,
    [demo.tenantId, threads],
  )
  await pool.query(
    `insert into threads (tenant_id, channel_id, user_id, key, last_seq, last_time, browser, is_open, owner_kind,
       session_key, session_first_seq, shelf)
     select $1, $2, substr(md5(i::text), 1, 22), substr(md5('k' || i), 1, 11), $4, $5, 'bench-pid-1', true, 1,
       substr(md5('s' || i), 1, 22), 1,
       case when i % $6::int = 0 then $7::smallint else ($8::smallint[])[1 + i % cardinality($8::smallint[])] end
     from generate_series(1, $3::int) i`,
    [
      demo.tenantId,
      demo.channelId,
      threads,
      entriesPerThread,
      startedAt + entriesPerThread * 1000,
      stride,
      presentShelf,
      benchShelves,
    ],
  )
  await pool.query(
    `insert into sessions (tenant_id, thread_id, first_seq, key, started_at, shelf)
     select tenant_id, id, 1, session_key, $1, shelf from threads`,
    [startedAt],
  )
  // Indexes are built after the rows, sorted: an hour of single inserts would leave the same keys in them.
  await pool.query('alter table entries drop constraint entries_pkey; drop index entries_client_id')
  await copy(url, `copy entries (${columns}) from stdin`, lines(demo.tenantId, threads, shelfOfThread))
  await pool.query('alter table entries add primary key (tenant_id, thread_id, seq, shelf)')
  await pool.query(
    `create unique index entries_client_id on entries (tenant_id, shelf, thread_id, entry_key(client_id, flags))`,
  )
  await pool.query('vacuum analyze')
  await pool.query('checkpoint')
  const { rows } = await pool.query<{ id: number; key: string; user_id: string; session_key: string }>(
    'select id, key, user_id, session_key from threads where id % $1::int = 0 order by id limit $2',
    [stride, active],
  )
  return rows.map((row) => toVisitor(world, { ...row, lastSeq: entriesPerThread }))
}

const columns = 'thread_id, at, tenant_id, seq, agent_id, kind, sender, flags, shelf, client_id, content'
const startedAt = Date.now() - 86_400_000
const threadsPerChunk = 200

function* lines(tenantId: number, threads: number, shelfOfThread: (id: number) => number): Generator<string> {
  for (let first = 1; first <= threads; first += threadsPerChunk) {
    let chunk = ''
    // Round after round, as visitors write in turn: a thread's rows do not lie side by side.
    for (let seq = 1; seq <= entriesPerThread; seq++) {
      for (let id = first; id < first + threadsPerChunk && id <= threads; id++) {
        const client = `${id.toString(36)}${seq.toString(36)}`.padStart(12, '0')
        chunk += `${id}\t${startedAt + seq * 1000}\t${tenantId}\t${seq}\t0\t1\t1\t0\t${shelfOfThread(id)}\t${client}\t${text300}\n`
      }
    }
    yield chunk
  }
}

async function copy(url: string, statement: string, rows: Iterable<string>): Promise<void> {
  const psql = spawn('psql', ['-X', '-q', '-v', 'ON_ERROR_STOP=1', '-c', statement, url], {
    stdio: ['pipe', 'ignore', 'inherit'],
  })
  const closed = new Promise<number | null>((resolve) => psql.once('close', resolve))
  await pipeline(Readable.from(rows), psql.stdin)
  const code = await closed
  if (code !== 0) throw new Error(`COPY failed with ${code}`)
}
