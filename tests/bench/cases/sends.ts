import { bareTransaction, createBareTables } from '../bare/tables.ts'
import { pgbench } from '../bare/pgbench.ts'
import { endedChildrenCpuUs, treeCpuUs } from '../measure/cpu.ts'
import { interleave } from '../measure/interleave.ts'
import { median } from '../measure/statistics.ts'
import { figure, type Figures } from '../report.ts'
import type { BenchDatabase } from '../world/database.ts'
import type { Engines } from '../world/engines.ts'
import { sendRequest } from '../world/requests.ts'
import { accepted, startLoad, startServer } from '../world/server.ts'
import { createVisitors } from '../world/visitors.ts'

const threads = 5_000
const inFlight = 256
const clients = 32
const seconds = 3
/** Until the compiler has done its work, a send costs twice as much. */
const warmUp = 30_000
/** Short turns, more of them: a neighbour's burst then falls on both. */
const turnsPerRound = 2

type Run = { perSecond: number; cpuUs: number; parts: string }

/** Durable sends through the real handler against the transaction that PostgreSQL alone would do. */
export async function sends(engines: Engines, world: BenchDatabase, rounds: number): Promise<Figures> {
  await createBareTables(world.pool, threads)
  const server = await startServer(engines, world.url)
  const load = await startLoad((await createVisitors(world, threads)).map(sendRequest))
  const postgres = engines.postgres.pid

  async function bare(): Promise<Run> {
    const before = { postgres: treeCpuUs(postgres), pgbench: endedChildrenCpuUs() }
    const script = bareTransaction(threads)
    const { transactions, perSecond } = await pgbench({ url: world.url, script, clients, seconds })
    const used = [treeCpuUs(postgres) - before.postgres, endedChildrenCpuUs() - before.pgbench]
    return { perSecond, ...perMessage(used, transactions) }
  }

  async function ours(): Promise<Run> {
    const parts = [server.pid, engines.redis.pid, postgres]
    const before = parts.map((pid) => treeCpuUs(pid))
    const loaded = await load.ask('run', { port: server.port, connections: inFlight, forMs: seconds * 1000 })
    const used = parts.map((pid, i) => treeCpuUs(pid) - (before[i] ?? 0))
    const { count, perSecond } = accepted(loaded)
    return { perSecond, ...perMessage(used, count) }
  }

  try {
    await load.ask('run', { port: server.port, connections: inFlight, count: warmUp })
    const runs = await interleave(
      'sends',
      rounds * turnsPerRound,
      bare,
      ours,
      (round) => `bare ${tell(round.bare)}, ours ${tell(round.ours)}`,
    )
    const middle = (of: 'bare' | 'ours', what: 'perSecond' | 'cpuUs') =>
      median(runs.map((run) => run[of][what]))
    return {
      sends: figure(middle('ours', 'perSecond'), middle('bare', 'perSecond'), `${threads} threads`),
      sendCpu: figure(
        middle('ours', 'cpuUs'),
        middle('bare', 'cpuUs'),
        'node + redis + postgres ÷ postgres + pgbench',
      ),
    }
  } finally {
    await Promise.all([server.end(), load.end()])
  }
}

function perMessage(usedUs: number[], messages: number): { cpuUs: number; parts: string } {
  const each = usedUs.map((us) => us / messages)
  return { cpuUs: each.reduce((sum, us) => sum + us, 0), parts: each.map((us) => us.toFixed(0)).join('+') }
}

function tell({ perSecond, cpuUs, parts }: Run): string {
  return `${perSecond.toFixed(0)}/s ${cpuUs.toFixed(0)} µs (${parts})`
}
