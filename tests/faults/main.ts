import { availableParallelism, loadavg } from 'node:os'
import { startPostgres } from '@foyer/testkit/engines/start-postgres.ts'
import { startRedis } from '@foyer/testkit/engines/start-redis.ts'
import { builtApps } from './browser/built-apps.ts'
import { bugNames } from './bugs/bug-name.ts'
import { readOptions, usage, type Options } from './options.ts'
import { say } from './progress.ts'
import type { Engines } from './stage.ts'
import { toReport, toText } from './report.ts'
import { runBug, type BugResult } from './run-bug.ts'
import { runControls } from './run-control.ts'
import { runFull } from './full/run-full.ts'
import type { Summary } from './full/results.ts'
import { runFault, type FaultResult } from './run-fault.ts'

const longRuns = 5
/** Whether a bug does its harm in one run is a matter of luck, and on a slow machine of more luck. */
const bugRuns = { short: 8, long: 3 }

/** Engines and nodes end with this process, however it ends: the testkit sees to that. */
async function main({ isShort, isJson, faults, withBugs, full }: Options): Promise<boolean> {
  const engines = { postgres: await startPostgres({ durable: true }), redis: await startRedis() }
  const faultResults: FaultResult[] = []
  const bugResults: BugResult[] = []
  const assetsDir = builtApps()
  if (!assetsDir) say('the apps are not built: no real browser takes part')
  if (full) {
    const summary = await runFull(engines, { ...full, faults, withBugs, assetsDir })
    await endEngines(engines)
    tellFull(summary, isJson)
    return isGood(summary)
  }
  for (const id of faults) {
    faultResults.push(await runFault(engines, { id, runs: isShort ? 1 : longRuns, isShort, assetsDir }))
  }
  for (const name of withBugs ? bugNames : [])
    bugResults.push(await runBug(engines, name, isShort ? bugRuns.short : bugRuns.long))
  const controls = withBugs ? await runControls(engines) : []
  await endEngines(engines)

  // Times on a machine that does other work besides say little; this says whether it did.
  say(
    `load average ${loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')} on ${availableParallelism()} cores`,
  )
  const text = toText(faultResults, bugResults, controls)
  if (isJson) {
    say(text)
    process.stdout.write(`${JSON.stringify(toReport(faultResults, bugResults))}\n`)
  } else console.log(text)
  return (
    faultResults.every(({ ok }) => ok) &&
    bugResults.every(({ caughtInRun }) => caughtInRun !== undefined) &&
    controls.every(({ isClean }) => isClean)
  )
}

async function endEngines(engines: Engines): Promise<void> {
  for (const engine of Object.values(engines))
    await engine.dispose().catch((error: unknown) => say(`not ended: ${String(error)}`))
}

function tellFull(summary: Summary, isJson: boolean): void {
  const { faults, ...sum } = summary
  const text = `${faults.map((row) => JSON.stringify(row)).join('\n')}\n${JSON.stringify(sum)}`
  if (!isJson) return console.log(text)
  say(text)
  process.stdout.write(`${JSON.stringify(summary)}\n`)
}

/** A part ends when its own share is reached, and the sum is that of all parts so far. */
const isGood = ({ failedRuns, seededBugs, ...counts }: Summary): boolean =>
  failedRuns === 0 &&
  seededBugs.caught === seededBugs.total &&
  counts.lost + counts.doubled + counts.reordered + counts.phantom === 0

if (process.argv.includes('--help')) {
  console.log(usage)
  process.exit(0)
}
let options: Options
try {
  options = readOptions(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : error, `\n${usage}`)
  process.exit(2)
}
process.exit((await main(options)) ? 0 : 1)
