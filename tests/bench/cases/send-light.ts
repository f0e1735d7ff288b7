import { pgbench } from '../bare/pgbench.ts'
import { bareTransaction, createBareTables } from '../bare/tables.ts'
import { endedChildrenCpuUs, treeCpuUs } from '../measure/cpu.ts'
import { interleave } from '../measure/interleave.ts'
import { median } from '../measure/statistics.ts'
import { figure, type Figures } from '../report.ts'
import type { BenchDatabase } from '../world/database.ts'
import type { Engines } from '../world/engines.ts'
import { sendRequest } from '../world/requests.ts'
import { startLoad, startServer } from '../world/server.ts'
import { createVisitors } from '../world/visitors.ts'

const threads = 2_000
const perSecond = 100
const seconds = 5
const connections = 32
/** Until the compiler has done its work, a send costs twice as much. */
const warmUp = 30_000

type Run = { cpuUs: number; parts: string }

/** Sends at a pace at which hardly two are under way together, against the bare transaction at the same pace. */
export async function sendLight(engines: Engines, world: BenchDatabase, rounds: number): Promise<Figures> {
  await createBareTables(world.pool, threads)
  const server = await startServer(engines, world.url)
  const load = await startLoad((await createVisitors(world, threads)).map(sendRequest))
  const postgres = engines.postgres.pid

  async function bare(): Promise<Run> {
    const before = { postgres: treeCpuUs(postgres), pgbench: endedChildrenCpuUs() }
    const script = bareTransaction(threads)
    const { transactions } = await pgbench({ url: world.url, script, clients: 8, seconds, perSecond })
    return perSend(
      [treeCpuUs(postgres) - before.postgres, endedChildrenCpuUs() - before.pgbench],
      transactions,
    )
  }

  async function ours(): Promise<Run> {
    const parts = [server.pid, engines.redis.pid, postgres]
    const before = parts.map((pid) => treeCpuUs(pid))
    const paced = await load.ask('pace', { port: server.port, connections, perSecond, forMs: seconds * 1000 })
    const used = parts.map((pid, i) => treeCpuUs(pid) - (before[i] ?? 0))
    if (paced.refused > 0) throw new Error(`${paced.refused} sends were refused: ${paced.firstRefusal}`)
    return perSend(used, paced.latenciesMs.length)
  }

  try {
    await load.ask('run', { port: server.port, connections: 256, count: warmUp })
    const runs = await interleave(
      'sendLight',
      rounds,
      bare,
      ours,
      (round) => `bare ${tell(round.bare)}, ours ${tell(round.ours)}`,
    )
    const middle = (of: 'bare' | 'ours') => median(runs.map((run) => run[of].cpuUs))
    const note = `${perSecond} sends/s; node + redis + postgres ÷ postgres + pgbench`
    return { sendLight: figure(middle('ours'), middle('bare'), note) }
  } finally {
    await Promise.all([server.end(), load.end()])
  }
}

function perSend(usedUs: readonly number[], sends: number): Run {
  const each = usedUs.map((us) => us / sends)
  return { cpuUs: each.reduce((sum, us) => sum + us, 0), parts: each.map((us) => us.toFixed(0)).join('+') }
}

function tell({ cpuUs, parts }: Run): string {
  return `${cpuUs.toFixed(0)} µs (${parts})`
}
