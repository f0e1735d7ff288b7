import { performance } from 'node:perf_hooks'
import { decide } from '@foyer/server/rules/robot/decide.ts'
import type { KnowledgeDocument } from '@foyer/server/rules/robot/knowledge.ts'
import { robotScope } from '@foyer/server/features/robot/knowledge/robot-scope.ts'
import { saveDocument } from '@foyer/server/features/robot/publish/save-document.ts'
import { search } from '@foyer/server/features/robot/knowledge/search.ts'
import { createDb, createPool, type Db } from '@foyer/server/platform/db/pool.ts'
import { createDatabase } from '@foyer/testkit/database.ts'
import { findOrStartEngines } from '@foyer/testkit/engines/find-or-start-engines.ts'
import { figuresOf, type Result } from './figures.ts'
import { loadMarkets, type Market } from './load-data.ts'
import { padding } from './padding.ts'
import { missed, reportOf, toTable } from './report.ts'

/**
 * Asks every question of tests/robot-eval/data of the real search on a real PostgreSQL. What is right is judged on
 * robots that know what their files hold; times are those of the same questions put to one robot of 10,000
 * documents, in a database that holds the others besides.
 */
const isJson = process.argv.includes('--json')
/** While weights and words are changed, the held-out questions are not even asked. */
const isTuning = process.argv.includes('--tuning')
const largeRobot = 'large'
const largeCount = Number(process.argv.find((one) => one.startsWith('--documents='))?.split('=')[1] ?? 10_000)

const tell = (text: string) => void process.stderr.write(`${text}\n`)
const engines = await findOrStartEngines()
const database = await createDatabase(engines.databaseUrl)
const pool = createPool(database.url, 4)
const db = createDb(pool)
try {
  const markets = loadMarkets().map(withoutHeldOut)
  const tenantId = await newTenant(db)
  tell('writing the documents')
  await fill(db, tenantId, markets)
  await pool.query('vacuum analyze')
  tell('asking')
  const results: Result[] = []
  for (const market of markets) results.push(...(await judge(db, tenantId, market)))
  tell(`asking a robot of ${largeCount} documents`)
  const times = await timeLarge(db, tenantId, markets)
  const timed = results.map((result, i) => ({ ...result, ms: times[i] ?? 0 }))
  const report = reportOf(timed)
  if (isJson) console.log(JSON.stringify(report))
  else {
    console.log(toTable(report, timed))
    console.log(`\np95 on the small robots: ${figuresOf(results).p95Ms} ms`)
    for (const miss of missed(report)) console.log(`missed: ${miss}`)
  }
  process.exitCode = missed(report).length === 0 ? 0 : 1
} finally {
  await pool.end()
  await database.drop()
  await engines.stop()
}

async function newTenant(on: Db): Promise<number> {
  const row = { key: 'robot-eval', name: 'Robot evaluation' }
  const { id } = await on.insertInto('tenants').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

function withoutHeldOut(market: Market): Market {
  if (!isTuning) return market
  return { ...market, questions: market.questions.filter(({ heldOut }) => !heldOut) }
}

function robotOf({ business }: Market): string {
  return business
}

async function fill(on: Db, tenantId: number, markets: readonly Market[]): Promise<void> {
  const written = { validFrom: undefined, validUntil: undefined, isPublished: true, attachments: [] }
  const real = (market: Market): KnowledgeDocument[] =>
    market.documents.map((one) => ({
      ...one,
      ...written,
      language: market.language,
      robotNo: robotOf(market),
    }))
  const each = Math.ceil(largeCount / markets.length)
  const all = markets.flatMap((market) => [...real(market), ...padding(market, largeRobot, each)])
  // Languages count their terms apart, so they do not wait for each other.
  const byLanguage = Map.groupBy(all, ({ language }) => language)
  await Promise.all(
    [...byLanguage.values()].map(async (documents) => {
      for (const document of documents) await saveDocument(on, { tenantId, now: 0 }, document)
    }),
  )
}

async function judge(on: Db, tenantId: number, market: Market): Promise<Result[]> {
  const results: Result[] = []
  for (const { q, docId, kind, heldOut } of market.questions) {
    const from = performance.now()
    const scope = await robotScope(on, tenantId, robotOf(market), market.language)
    if (!scope) throw new Error('the robot knows nothing')
    const { asked, ranked, statistics } = await search(on, scope, q, 1)
    const verdict = decide(asked, ranked, statistics)
    results.push({
      language: market.language,
      kind,
      isHeldOut: heldOut === true,
      isAnswerable: docId !== null,
      place: ranked.findIndex(({ document }) => document.docId === docId) + 1,
      isRefused: verdict.kind === 'unknown',
      ms: performance.now() - from,
    })
  }
  return results
}

/** In the order of the results. */
async function timeLarge(on: Db, tenantId: number, markets: readonly Market[]): Promise<number[]> {
  const times: number[] = []
  for (const market of markets)
    for (const { q } of market.questions) {
      const from = performance.now()
      const scope = await robotScope(on, tenantId, largeRobot, market.language)
      if (scope) {
        const { asked, ranked, statistics } = await search(on, scope, q, 1)
        decide(asked, ranked, statistics)
      }
      times.push(performance.now() - from)
    }
  return times
}
