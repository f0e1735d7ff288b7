import { createVisitorTokens } from '@foyer/server/identity/visitor-token.ts'
import { pollIdOf } from '@foyer/server/features/session/visitor-thread.ts'
import { issuedClaims } from '@foyer/server/rules/identity/claims.ts'
import { testConfig } from '@foyer/testkit/test-config.ts'
import { presentShelf, type BenchDatabase } from './database.ts'

/** A visitor with an open conversation, as far as requests in their name need to know. */
export type BenchVisitor = {
  threadId: number
  threadKey: string
  userId: string
  token: string
  pollId: string
  lastSeq: number
}

const browser = 'bench-pid-1'

/** Conversations as chatStart leaves them, but by the thousand: with the robot, or with an agent. */
export async function createVisitors(
  world: BenchDatabase,
  count: number,
  agentId = 0,
): Promise<BenchVisitor[]> {
  const { pool, demo } = world
  const now = Date.now()
  const { rows: batches } = await pool.query<{ n: string }>('select md5(random()::text) as n')
  const name = (i: string) => `md5($3 || ${i}::text)`
  const { rows } = await pool.query<{ id: number; key: string; user_id: string; session_key: string }>(
    `with people as (
       insert into visitors (tenant_id, user_id)
       select $1, substr(${name('i')}, 1, 22) from generate_series(1, $4::int) i
       returning user_id
     )
     insert into threads (tenant_id, channel_id, user_id, key, last_seq, last_time, browser, is_open,
       owner_kind, owner_id, owned_since, session_key, session_first_seq, shelf)
     select $1, $2, user_id, substr(md5('k' || user_id), 1, 11), 1, $5, $6, true,
       case when $7 > 0 then 3 else 1 end, $7, $5, substr(md5('s' || user_id), 1, 22), 1, $8
     from people
     returning id, key, user_id, session_key`,
    [demo.tenantId, demo.channelId, batches[0]?.n, count, now, browser, agentId, presentShelf],
  )
  await pool.query(
    `insert into entries (thread_id, at, tenant_id, seq, agent_id, kind, sender, flags, shelf, client_id, content)
     select id, $2, $1, 1, 0, 1000, 4, 0, $4, 'started:1', '' from unnest($3::bigint[]) id`,
    [demo.tenantId, now, rows.map((row) => row.id), presentShelf],
  )
  await pool.query(
    `insert into sessions (tenant_id, thread_id, first_seq, key, started_at, shelf)
     select $1, id, 1, key, $2, $5 from unnest($3::bigint[], $4::text[]) s(id, key)`,
    [demo.tenantId, now, rows.map((row) => row.id), rows.map((row) => row.session_key), presentShelf],
  )
  await pool.query('vacuum analyze threads, entries, sessions, visitors')
  return rows.map((row) => toVisitor(world, { ...row, lastSeq: 1 }))
}

type Thread = { id: number; key: string; user_id: string; session_key: string; lastSeq: number }

export function toVisitor({ demo, url }: BenchDatabase, thread: Thread): BenchVisitor {
  const { keys } = testConfig({ databaseUrl: url, redisUrl: '' })
  const { id: threadId, key: threadKey, user_id: userId, session_key: sessionKey, lastSeq } = thread
  const who = { tenantId: demo.tenantId, channelId: demo.channelId, userId, threadId, threadKey, gen: 1 }
  const token = createVisitorTokens(keys).issue(issuedClaims(who, Date.now()))
  return { threadId, threadKey, userId, token, pollId: pollIdOf(browser, sessionKey), lastSeq }
}
