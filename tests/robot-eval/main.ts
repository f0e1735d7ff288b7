import { createDb, createPool } from '@foyer/server/platform/db/pool.ts'
import { createDatabase } from '@foyer/testkit/database.ts'
import { findOrStartEngines } from '@foyer/testkit/engines/find-or-start-engines.ts'
import { ask, newTenant, publish, publishLarge, timeLarge } from './evaluate.ts'
import { figuresOf, p95, type Result } from './figures.ts'
import { leaveOneOut } from './leave-one-out.ts'
import { businessesFolder, loadMarkets, tunedFolder, type Market } from './load-data.ts'
import { prepareTuned } from './model.ts'
import { createRobot, type Robot } from './robot.ts'
import { dataReport, missed, tableOf } from './report.ts'

/**
 * Measures the robot on a real PostgreSQL. With `--data DIR` it is asked the questions of the businesses in that folder;
 * without, of our own: each business judged by weights that were learned from the others, the three that the lexicon was
 * written for by the questions that were held out, and the time of a robot of 10,000 documents. `--encoder` turns on the
 * English encoder, as `EMBEDDING_ENCODER=english` does.
 */
const isJson = process.argv.includes('--json')
const data = valueOf('data')
const encoder = process.argv.includes('--encoder') ? 'english' : undefined
const largeCount = Number(valueOf('documents') ?? 10_000)

await (data === undefined ? evaluateOwn() : evaluateData(data))

function valueOf(name: string): string | undefined {
  const at = process.argv.findIndex((one) => one === `--${name}` || one.startsWith(`--${name}=`))
  if (at < 0) return undefined
  const [, written] = (process.argv[at] ?? '').split(/=(.*)/s)
  return written ?? process.argv[at + 1]
}

async function evaluateData(folder: string): Promise<void> {
  const markets = loadMarkets(folder)
  const results = await withDatabase(async (robot) => askAll(robot, await newTenant(robot.db), markets))
  const report = dataReport(markets, results)
  console.log(isJson ? JSON.stringify(report) : tableOf(results))
}

async function evaluateOwn(): Promise<void> {
  tell('learning without each business in turn')
  const left = leaveOneOut(loadMarkets(businessesFolder), prepareTuned('vectors'), 'vectors')
  const tuned = loadMarkets(tunedFolder)
  const [heldOut, times] = await withDatabase(async (robot, vacuum) => {
    const { db } = robot
    const tenantId = await newTenant(db)
    tell('asking the businesses that the lexicon was written for')
    const results = await askAll(robot, tenantId, tuned)
    tell(`asking a robot of ${largeCount} documents`)
    await publishLarge(db, tenantId, tuned, largeCount)
    await vacuum()
    return [results.filter(({ isHeldOut }) => isHeldOut), await timeLarge(db, tenantId, tuned)] as const
  })
  const report = {
    businesses: figuresOf(left),
    afterMonth: figuresOf(left.map((one) => ({ ...one, place: one.placeAfterMonth }))).hit1,
    tuned: figuresOf(heldOut),
    p95Ms: p95(times),
  }
  console.log(
    isJson
      ? JSON.stringify(report)
      : `${tableOf(left)}\n\nafter a month: hit1 ${report.afterMonth}\n\nheld out:\n${tableOf(heldOut)}\n\np95 ${report.p95Ms} ms`,
  )
  const misses = missed(report)
  for (const miss of misses) tell(`missed: ${miss}`)
  process.exitCode = misses.length === 0 ? 0 : 1
}

async function askAll(robot: Robot, tenantId: number, markets: readonly Market[]): Promise<Result[]> {
  await publish(robot, tenantId, markets)
  const results: Result[] = []
  for (const market of markets) results.push(...(await ask(robot, tenantId, market)))
  return results
}

async function withDatabase<T>(
  work: (robot: Robot, vacuum: () => Promise<unknown>) => Promise<T>,
): Promise<T> {
  const engines = await findOrStartEngines()
  const database = await createDatabase(engines.databaseUrl)
  const pool = createPool(database.url, 4)
  try {
    return await work(createRobot(createDb(pool), database.url, encoder), () => pool.query('vacuum analyze'))
  } finally {
    await pool.end()
    await database.drop()
    await engines.stop()
  }
}

function tell(text: string): void {
  process.stderr.write(`${text}\n`)
}
