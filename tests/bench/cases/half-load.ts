import { pgbench } from '../bare/pgbench.ts'
import { bareTransaction, createBareTables } from '../bare/tables.ts'
import { foreignNote } from '../measure/foreign.ts'
import { interleave } from '../measure/interleave.ts'
import { median, percentile } from '../measure/statistics.ts'
import { figure, type Figures } from '../report.ts'
import type { BenchDatabase } from '../world/database.ts'
import type { Engines } from '../world/engines.ts'
import { sendRequest } from '../world/requests.ts'
import { accepted, startLoad, startServer } from '../world/server.ts'
import { createVisitors } from '../world/visitors.ts'

const threads = 2_000
const connections = 256
const clients = 32
const seconds = 6
/** Until the compiler has done its work, a send costs twice as much; and it works again for smaller batches. */
const warmUp = 30_000

/** How long senders wait at half of what a node can take, against the bare transaction at the same pace. */
export async function halfLoad(engines: Engines, world: BenchDatabase, rounds: number): Promise<Figures> {
  await createBareTables(world.pool, threads)
  const server = await startServer(engines, world.url)
  const load = await startLoad((await createVisitors(world, threads)).map(sendRequest))
  const { port } = server
  try {
    const most = accepted(await load.ask('run', { port, connections, count: warmUp })).perSecond
    const perSecond = Math.round(most / 2)
    const bare = async () => {
      const script = bareTransaction(threads)
      const { latenciesMs } = await pgbench({ url: world.url, script, clients, seconds, perSecond })
      return percentile(latenciesMs, 0.99)
    }
    const ours = async () => {
      const paced = await load.ask('pace', { port, connections, perSecond, forMs: seconds * 1000 })
      if (paced.refused > 0) throw new Error(`${paced.refused} sends were refused: ${paced.firstRefusal}`)
      return percentile(paced.latenciesMs, 0.99)
    }
    await ours()
    const runs = await interleave(
      'halfLoadP99',
      rounds,
      bare,
      ours,
      (round) => `bare ${round.bare.toFixed(1)} ms, ours ${round.ours.toFixed(1)} ms`,
    )
    const note = [`${perSecond} sends/s, half of the most`, ...foreignNote(runs)].join('; ')
    const middle = (of: 'bare' | 'ours') => median(runs.map((run) => run[of]))
    return { halfLoadP99: figure(middle('ours'), middle('bare'), note) }
  } finally {
    await Promise.all([server.end(), load.end()])
  }
}
