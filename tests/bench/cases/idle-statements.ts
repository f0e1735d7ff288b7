import { delivery } from '@foyer/core/timing.ts'
import { waitUntil } from '@foyer/testkit/engines/wait-until.ts'
import { Http } from '@foyer/testkit/http.ts'
import { Visitor } from '@foyer/testkit/visitor.ts'
import type { StreamClients } from '../processes/streams.ts'
import { startChild } from '../processes/start-child.ts'
import { figure, type Figures } from '../report.ts'
import type { BenchDatabase } from '../world/database.ts'
import type { Engines } from '../world/engines.ts'
import { pollRequest, streamRequest, typingRequest } from '../world/requests.ts'
import { accepted, startLoad, startServer } from '../world/server.ts'
import { forgetStatements, statementsSince, total } from '../world/statements.ts'
import type { BenchVisitor } from '../world/visitors.ts'

const visitorCount = 1_000
const callsEach = 3

/** Connects, heartbeats, polls and typing notices of visitors to whom nothing happens. */
export async function idleStatements(engines: Engines, world: BenchDatabase): Promise<Figures> {
  const server = await startServer(engines, world.url)
  const clients = startChild<StreamClients>('processes/streams.ts')
  const visitors = await startVisitors(server.port)
  const load = await startLoad(visitors.flatMap((visitor) => [pollRequest(visitor), typingRequest(visitor)]))
  try {
    await looksDone(world)
    await forgetStatements(world.pool)
    await clients.ask('open', { port: server.port, requests: visitors.map(streamRequest) })
    const count = visitorCount * 2 * callsEach
    const calls = accepted(await load.ask('run', { port: server.port, connections: 32, count })).count
    let heard = await clients.ask('heard', null)
    await waitUntil(
      async () => (heard = await clients.ask('heard', null)).beats >= heard.opened,
      () => `${heard.beats} heartbeats for ${heard.opened} streams`,
      delivery.heartbeatMs * 4,
    )
    const { opened, beats } = heard

    const statements = await statementsSince(world.pool)
    // Constant, whatever visitors do: one statement a round for 250 followed threads, one for all who wait, one that asks
    // who has gone silent and one that asks which tokens were voided, one that asks who waits too long for their group; one every five seconds that asks which calls nobody
    // is left to end; one every five that asks which
    // drafts are due, and one that asks which knowledge was published; one every ten that asks for the time, and two that
    // ask which sessions to learn from and which robots may learn alone; one every two that ends the presence of agents who are gone;
    // one every thirty for the ages of the queue, of the newest backup and of the last drill, where metrics are served; one
    // every five for all visitors whose page is open; some every ten minutes that look at the partitions and at what
    // is too old; and those by which the queue of jobs asks every two seconds for due ones and every ten for stale ones.
    const isSweep = ({ query }: { query: string }) =>
      /unnest\(.*\) w\(tenant_id, id, seq|as what|where ctid = any|^with (due|lapsed) as|^with here as|clock_timestamp|from token_revocations|as agent_seq|from shelves|from pg_inherits|from "shelves"|"c"\."retention"|"due_at"|lock_timeout|vacuum_cost_delay|pg_try_advisory_lock|as drilled_at|select distinct g\.tenant_id|from "settings_drafts"|from "learning_queue" where concat_ws|from "learning_settings" where "is_automatic"|job_runs|graphile_worker/.test(
        query,
      )
    const caused = statements.filter((statement) => !isSweep(statement))
    const swept = total(statements.filter(isSweep))
    const note = [
      `and ${swept} of the sweep`,
      ...caused.map(({ query, calls }) => `${calls} × ${query.slice(0, 60)}`),
    ]
    return { idleStatements: figure(total(caused), calls + opened + beats, note.join('; ')) }
  } finally {
    await Promise.all([server.end(), clients.end(), load.end()])
  }
}

/** Whoever arrives is looked at once, by whom nothing was said yet: that is a matter of arriving. */
async function looksDone({ pool }: BenchDatabase): Promise<void> {
  const soonMs = 60_000
  const isDone = async () => {
    const { rows } = await pool.query<{ n: number }>(
      'select count(*)::int as n from threads where check_at < $1',
      [Date.now() + soonMs],
    )
    return rows[0]?.n === 0
  }
  await waitUntil(isDone, () => 'somebody who arrived was not looked at', soonMs)
}

/** By chatStart, because what it leaves in the cache is what makes the rest free. */
async function startVisitors(port: number): Promise<BenchVisitor[]> {
  const http = new Http(`http://127.0.0.1:${port}`)
  const visitors: BenchVisitor[] = []
  const worker = async () => {
    while (visitors.length < visitorCount) {
      const { userId, token, pollId, lastSeq } = (await Visitor.start(http)).started
      visitors.push({ threadId: 0, threadKey: '', userId, token, pollId, lastSeq })
    }
  }
  await Promise.all(Array.from({ length: 16 }, worker))
  return visitors.slice(0, visitorCount)
}
