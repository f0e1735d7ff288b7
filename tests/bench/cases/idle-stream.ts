import { interleave } from '../measure/interleave.ts'
import { median } from '../measure/statistics.ts'
import type { BareServer } from '../processes/bare-server.ts'
import { startChild } from '../processes/start-child.ts'
import type { StreamClients } from '../processes/streams.ts'
import { figure, type Figures } from '../report.ts'
import type { BenchDatabase } from '../world/database.ts'
import type { Engines } from '../world/engines.ts'
import { streamRequest } from '../world/requests.ts'
import { startServer } from '../world/server.ts'
import { createVisitors } from '../world/visitors.ts'
import { warmHeads } from '../world/warm-heads.ts'

const streams = 10_000
/** Opened and closed before the first look, so that code and caches that exist once are not counted per stream. */
const warmUp = 500

const flags = ['--expose-gc']
type Memory = { rss: number; heap: number }
type Measured = { port: number; memory: () => Promise<Memory>; end: () => Promise<void> }

/** What a visitor to whom nothing happens costs in resident memory. */
export async function idleStream(engines: Engines, world: BenchDatabase, rounds: number): Promise<Figures> {
  const visitors = await createVisitors(world, streams)
  await warmHeads(engines, world, visitors, 'noAgent')
  const requests = visitors.map(streamRequest)

  // Each run has a process of its own: memory that one run leaves behind would hide what the next one takes.
  const bare = async () => {
    const child = startChild<BareServer>('processes/bare-server.ts', flags)
    const port = await child.ask('sse', null)
    return bytesPerStream({ port, memory: () => child.ask('memory', null), end: child.end }, requests)
  }
  const ours = async () => {
    const server = await startServer(engines, world.url, flags)
    return bytesPerStream(
      { port: server.port, memory: () => server.ask('memory', null), end: server.end },
      requests,
    )
  }
  const tell = (run: Memory) => `${run.rss.toFixed(0)} B (heap ${run.heap.toFixed(0)})`
  const show = (round: { bare: Memory; ours: Memory }) => `bare ${tell(round.bare)}, ours ${tell(round.ours)}`
  const runs = await interleave('idleStream', rounds, bare, ours, show, 'bytes')
  const middle = (of: 'bare' | 'ours', what: keyof Memory) => median(runs.map((run) => run[of][what]))
  const note = `${streams} streams, Node ${process.version}, heap ${middle('ours', 'heap').toFixed(0)} ÷ ${middle('bare', 'heap').toFixed(0)}`
  return { idleStream: figure(middle('ours', 'rss'), middle('bare', 'rss'), note) }
}

async function bytesPerStream(server: Measured, requests: readonly string[]): Promise<Memory> {
  const clients = startChild<StreamClients>('processes/streams.ts')
  try {
    await clients.ask('open', { port: server.port, requests: requests.slice(0, warmUp) })
    await clients.ask('close', null)
    const before = await server.memory()
    await clients.ask('open', { port: server.port, requests: [...requests] })
    const after = await server.memory()
    const { closed } = await clients.ask('heard', null)
    if (closed > warmUp) throw new Error(`${closed - warmUp} of ${streams} streams were closed`)
    return { rss: (after.rss - before.rss) / streams, heap: (after.heap - before.heap) / streams }
  } finally {
    await Promise.all([clients.end(), server.end()])
  }
}
