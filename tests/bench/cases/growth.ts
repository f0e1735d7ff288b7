import { treeCpuUs } from '../measure/cpu.ts'
import { interleave } from '../measure/interleave.ts'
import { median } from '../measure/statistics.ts'
import { progress } from '../progress.ts'
import { figure, type Figures } from '../report.ts'
import { benchDatabase, type BenchDatabase } from '../world/database.ts'
import type { Engines } from '../world/engines.ts'
import { historyRequest, sendRequest } from '../world/requests.ts'
import { accepted, startLoad, startServer } from '../world/server.ts'
import { fillLog } from '../world/stored.ts'

const few = 10_000
const many = 10_000_000
/** Threads that are written to and read from: all of the few, and as many of the many, from everywhere. */
const active = 500
const connections = 32

type Cost = { sendUs: number; historyUs: number }

/** The same work in a small log and in a large one. Cost is CPU of PostgreSQL and node: steadier than time. */
export async function growth(engines: Engines, small: BenchDatabase, rounds: number): Promise<Figures> {
  const large = await benchDatabase(engines)
  const ends: (() => Promise<void>)[] = [large.drop]
  try {
    const measure = async (world: BenchDatabase, entries: number) => {
      progress(`growth: storing ${entries} entries`)
      const cost = await costIn(engines, world, entries)
      ends.unshift(cost.end)
      return cost.measure
    }
    const before = await measure(small, few)
    const after = await measure(large, many)
    await before()
    await after()
    const runs = await interleave(
      'growth',
      rounds,
      before,
      after,
      (r) => `few ${tell(r.bare)}, many ${tell(r.ours)}`,
    )
    const middle = (of: 'bare' | 'ours', what: keyof Cost) => median(runs.map((run) => run[of][what]))
    return {
      growthSend: figure(middle('ours', 'sendUs'), middle('bare', 'sendUs')),
      growthHistory: figure(middle('ours', 'historyUs'), middle('bare', 'historyUs')),
    }
  } finally {
    for (const end of ends) await end()
  }
}

async function costIn(engines: Engines, world: BenchDatabase, entries: number) {
  const visitors = await fillLog(world, entries, active)
  const server = await startServer(engines, world.url)
  const sends = await startLoad(visitors.map(sendRequest))
  const pages = await startLoad(visitors.map(historyRequest))

  const cpuPerCall = async (load: typeof sends, count: number) => {
    const before = treeCpuUs(engines.postgres.pid, server.pid)
    const done = accepted(await load.ask('run', { port: server.port, connections, count }))
    return (treeCpuUs(engines.postgres.pid, server.pid) - before) / done.count
  }
  return {
    measure: async (): Promise<Cost> => ({
      historyUs: await cpuPerCall(pages, 3_000),
      sendUs: await cpuPerCall(sends, 10_000),
    }),
    end: async () => {
      await Promise.all([server.end(), sends.end(), pages.end()])
    },
  }
}

function tell({ sendUs, historyUs }: Cost): string {
  return `send ${sendUs.toFixed(0)} µs, history page ${historyUs.toFixed(0)} µs`
}
