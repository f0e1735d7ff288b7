import { parseArgs } from 'node:util'
import { benchDatabase } from '../bench/world/database.ts'
import { startEngines } from '../bench/world/engines.ts'
import { playStorm, type Storm } from './play-storm.ts'

const goals = { shareCaughtUp: 0.9, withinMs: 5_000, overflows: 0 }

const { values } = parseArgs({
  options: {
    streams: { type: 'string', default: '5000' },
    backlog: { type: 'string', default: '8192' },
  },
})
const streams = Number(values.streams)
const engines = await startEngines()
try {
  const world = await benchDatabase(engines)
  const storm = await playStorm(engines, world, { streams, backlog: Number(values.backlog) })
  await world.drop()
  process.exitCode = report(storm) ? 0 : 1
} finally {
  await engines.dispose()
}

/** Overflows are counted for the whole machine: run it while nothing else does. */
function report({ lateMs, awayMs, cpuMs, heard, overflows }: Storm): boolean {
  const { tries, opened, broken } = heard
  console.log(`away for ${awayMs} ms; ${tries} tries of ${streams} clients`)
  console.log(
    `${opened} streams opened, ${broken} broke (${streams} of them by the kill), ${lateMs.length} caught up`,
  )
  console.log(`the node worked ${cpuMs.toFixed()} ms for them`)
  const at = (share: number) => lateMs[Math.ceil(streams * share) - 1] ?? Number.POSITIVE_INFINITY
  const most = at(goals.shareCaughtUp)
  console.log(`caught up after the node listened: 50 % ${at(0.5)} ms, 90 % ${most} ms, all ${at(1)} ms`)
  console.log(`${overflows} connections did not fit into the backlog`)
  const isGood = most <= goals.withinMs && overflows <= goals.overflows
  console.log(isGood ? 'passed' : 'failed: 90 % within 5000 ms and no lost connection were wanted')
  return isGood
}
