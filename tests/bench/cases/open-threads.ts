import { interleave } from '../measure/interleave.ts'
import { foreignNote } from '../measure/foreign.ts'
import { median, percentile } from '../measure/statistics.ts'
import type { StreamClients } from '../processes/streams.ts'
import { startChild } from '../processes/start-child.ts'
import { figure, type Figures } from '../report.ts'
import { signInAna } from '../world/agent.ts'
import { benchDatabase, type BenchDatabase } from '../world/database.ts'
import type { Engines } from '../world/engines.ts'
import { pollRequest, request } from '../world/requests.ts'
import { startLoad, startServer } from '../world/server.ts'
import { createVisitors } from '../world/visitors.ts'
import { warmHeads } from '../world/warm-heads.ts'

const robotThreads = 300_000
const pollers = 500
const connections = 64
const perSecond = 200
const forMs = 6_000
const warmUp = 20_000
/** What an event loop may take at its 99th percentile, whatever is stored. */
const maxLoopMs = 50

type Run = { pollMs: number; loopMs: number }

/** Polls and the event loop of a node with one open desk: in an empty installation and among open robot threads. */
export async function openThreads(engines: Engines, empty: BenchDatabase, rounds: number): Promise<Figures> {
  const full = await benchDatabase(engines)
  const ends: (() => Promise<void>)[] = [full.drop]
  try {
    await seedRobotThreads(full)
    const measure = async (world: BenchDatabase) => {
      const node = await startMeasured(engines, world)
      ends.unshift(node.end)
      return node.run
    }
    const [bare, ours] = [await measure(empty), await measure(full)]
    const runs = await interleave(
      'openThreads',
      rounds,
      bare,
      ours,
      (r) => `empty ${tell(r.bare)}, ours ${tell(r.ours)}`,
    )
    const middle = (of: 'bare' | 'ours', what: keyof Run) => median(runs.map((run) => run[of][what]))
    const note = [`${robotThreads} open threads of the robot`, ...foreignNote(runs)].join('; ')
    return {
      openThreads: figure(middle('ours', 'pollMs'), middle('bare', 'pollMs'), note),
      openThreadsLoop: figure(
        middle('ours', 'loopMs'),
        maxLoopMs,
        `empty ${middle('bare', 'loopMs').toFixed(1)} ms`,
      ),
    }
  } finally {
    for (const end of ends) await end()
  }
}

/** As chatStart leaves them, as far as any sweep looks. */
async function seedRobotThreads({ pool, demo }: BenchDatabase): Promise<void> {
  await pool.query(
    `insert into visitors (tenant_id, user_id) select $1, 'open-' || i from generate_series(1, $2::int) i`,
    [demo.tenantId, robotThreads],
  )
  await pool.query(
    `insert into threads (tenant_id, channel_id, user_id, key, last_seq, last_time, browser, is_open, owner_kind,
       owned_since, session_key, session_first_seq)
     select $1, $2, 'open-' || i, 'open-' || i, 1, $4::bigint + i, 'bench-pid-1', true, 1, $4::bigint + i, 'open-' || i, 1
     from generate_series(1, $3::int) i`,
    [demo.tenantId, demo.channelId, robotThreads, Date.now() - 3_600_000],
  )
  await pool.query('vacuum analyze threads, visitors')
}

async function startMeasured(engines: Engines, world: BenchDatabase) {
  const visitors = await createVisitors(world, pollers)
  await warmHeads(engines, world, visitors, 'noAgent')
  const server = await startServer(engines, world.url)
  const desk = startChild<StreamClients>('processes/streams.ts')
  const load = await startLoad(visitors.map(pollRequest))
  const stream = request('deskStream', {}, await signInAna(server.port))
  await desk.ask('open', { port: server.port, requests: [stream] })
  await load.ask('run', { port: server.port, connections, count: warmUp })

  const run = async (): Promise<Run> => {
    await server.ask('watchLoop', null)
    const { latenciesMs, refused, firstRefusal } = await load.ask('pace', {
      port: server.port,
      connections,
      perSecond,
      forMs,
    })
    const { p99Ms: loopMs } = await server.ask('loopDelay', null)
    if (refused > 0) throw new Error(`${refused} polls were refused: ${firstRefusal}`)
    return { pollMs: percentile(latenciesMs, 0.99), loopMs }
  }
  const end = async (): Promise<void> => {
    await Promise.all([server.end(), desk.end(), load.end()])
  }
  return { run, end }
}

function tell({ pollMs, loopMs }: Run): string {
  return `poll p99 ${pollMs.toFixed(2)} ms, loop p99 ${loopMs.toFixed(1)} ms`
}
