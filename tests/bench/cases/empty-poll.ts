import { pathOf } from '@foyer/contract/endpoints.ts'
import { treeCpuUs } from '../measure/cpu.ts'
import { interleave } from '../measure/interleave.ts'
import { median } from '../measure/statistics.ts'
import type { BareServer } from '../processes/bare-server.ts'
import { startChild } from '../processes/start-child.ts'
import { figure, type Figures } from '../report.ts'
import type { BenchDatabase } from '../world/database.ts'
import type { Engines } from '../world/engines.ts'
import { pollRequest } from '../world/requests.ts'
import { accepted, startLoad, startServer } from '../world/server.ts'
import { createVisitors } from '../world/visitors.ts'
import { warmHeads } from '../world/warm-heads.ts'

const visitorCount = 2_000
const connections = 64
const forMs = 1_000
/** Short turns, many of them: a neighbour's burst then falls on both. */
const turnsPerRound = 4
/** Until the compiler has done its work, polls cost three times as much. */
const warmUp = 60_000

type Run = { perSecond: number; cpuUs: number }

/** Polls that find nothing, token check and all, against Fastify echoing the same bytes. */
export async function emptyPoll(engines: Engines, world: BenchDatabase, rounds: number): Promise<Figures> {
  const visitors = await createVisitors(world, visitorCount)
  await warmHeads(engines, world, visitors, 'noAgent')
  const server = await startServer(engines, world.url)
  const bareServer = startChild<BareServer>('processes/bare-server.ts')
  const barePort = await bareServer.ask('fastify', { path: pathOf('getEventMsg') })
  const load = await startLoad(visitors.map(pollRequest))

  async function run(pid: number, port: number): Promise<Run> {
    const before = treeCpuUs(pid)
    const loaded = await load.ask('run', { port, connections, forMs })
    const { count, perSecond } = accepted(loaded)
    return { perSecond, cpuUs: (treeCpuUs(pid) - before) / count }
  }
  const bare = () => run(bareServer.pid, barePort)
  const ours = () => run(server.pid, server.port)

  try {
    for (const port of [barePort, server.port]) await load.ask('run', { port, connections, count: warmUp })
    const runs = await interleave(
      'emptyPoll',
      rounds * turnsPerRound,
      bare,
      ours,
      (r) => `bare ${tell(r.bare)}, ours ${tell(r.ours)}`,
    )
    const middle = (of: 'bare' | 'ours', what: keyof Run) => median(runs.map((run) => run[of][what]))
    const note = `CPU µs per poll ${middle('ours', 'cpuUs').toFixed(1)}, bare ${middle('bare', 'cpuUs').toFixed(1)}`
    return { emptyPoll: figure(middle('ours', 'perSecond'), middle('bare', 'perSecond'), note) }
  } finally {
    await Promise.all([server.end(), bareServer.end(), load.end()])
  }
}

function tell({ perSecond, cpuUs }: Run): string {
  return `${perSecond.toFixed(0)}/s ${cpuUs.toFixed(1)} µs`
}
