import { pgbench } from '../bare/pgbench.ts'
import { startBarePublish } from '../bare/publish-latency.ts'
import { bareTransaction, createBareTables } from '../bare/tables.ts'
import { foreignNote } from '../measure/foreign.ts'
import { interleave } from '../measure/interleave.ts'
import { median, percentile } from '../measure/statistics.ts'
import type { DeliveryClient } from '../processes/delivery.ts'
import { startChild } from '../processes/start-child.ts'
import { figure, type Figures } from '../report.ts'
import { signInAna } from '../world/agent.ts'
import type { BenchDatabase } from '../world/database.ts'
import type { Engines } from '../world/engines.ts'
import { replyRequest, streamRequest } from '../world/requests.ts'
import { startServer } from '../world/server.ts'
import { createVisitors } from '../world/visitors.ts'
import { warmHeads } from '../world/warm-heads.ts'

const streams = 2_000
const perSecond = 200
const seconds = 8
const connections = 256

type Latency = { p50: number; p99: number }

/** From an agent's send to the visitor's stream, against one commit and one publish. */
export async function deliveryTime(engines: Engines, world: BenchDatabase, rounds: number): Promise<Figures> {
  await createBareTables(world.pool, streams)
  const visitors = await createVisitors(world, streams, world.demo.agents[0]?.id)
  await warmHeads(engines, world, visitors, 'withAgent')
  const server = await startServer(engines, world.url)
  const client = startChild<DeliveryClient>('processes/delivery.ts')
  const forMs = seconds * 1000
  const publish = await startBarePublish(engines.redis.url, { channels: streams, perSecond, forMs })

  async function bare(): Promise<Latency> {
    const script = bareTransaction(streams)
    const commit = summary(
      (await pgbench({ url: world.url, script, clients: 32, seconds, perSecond })).latenciesMs,
    )
    const ring = summary(await publish.latenciesMs())
    return { p50: commit.p50 + ring.p50, p99: commit.p99 + ring.p99 }
  }
  async function ours(): Promise<Latency> {
    const run = await client.ask('run', { port: server.port, connections, perSecond, forMs })
    if (run.refused > 0) throw new Error(`${run.refused} replies were refused: ${run.firstRefusal}`)
    if (run.latenciesMs.length < run.sent)
      throw new Error(`${run.latenciesMs.length} of ${run.sent} replies arrived`)
    return summary(run.latenciesMs)
  }

  try {
    const agent = await signInAna(server.port)
    const replies = visitors.map((visitor) => replyRequest(visitor, agent))
    await client.ask('open', { port: server.port, streams: visitors.map(streamRequest), replies })
    await ours()
    const runs = await interleave(
      'delivery',
      rounds,
      bare,
      ours,
      (r) => `bare ${tell(r.bare)}, ours ${tell(r.ours)}`,
    )
    const middle = (of: 'bare' | 'ours', what: keyof Latency) => median(runs.map((run) => run[of][what]))
    const p50 = `p50 ${middle('ours', 'p50').toFixed(2)} ms, bare ${middle('bare', 'p50').toFixed(2)} ms`
    const note = [p50, ...foreignNote(runs)].join('; ')
    return { delivery: figure(middle('ours', 'p99'), middle('bare', 'p99'), note) }
  } finally {
    await Promise.all([server.end(), client.end(), publish.end()])
  }
}

function summary(latenciesMs: readonly number[]): Latency {
  return { p50: percentile(latenciesMs, 0.5), p99: percentile(latenciesMs, 0.99) }
}

function tell({ p50, p99 }: Latency): string {
  return `p50 ${p50.toFixed(2)} p99 ${p99.toFixed(2)} ms`
}
