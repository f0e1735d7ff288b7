import { performance } from 'node:perf_hooks'
import type { Db } from '@foyer/server/platform/db/pool.ts'
import { measure } from '@foyer/server/features/robot/calibration/calibrate-due.ts'
import { saveCalibration } from '@foyer/server/features/robot/calibration/calibration-repository.ts'
import { robotScope } from '@foyer/server/features/robot/knowledge/robot-scope.ts'
import { search } from '@foyer/server/features/robot/knowledge/search.ts'
import { saveDocument } from '@foyer/server/features/robot/publish/save-document.ts'
import { fillAll } from '@foyer/server/features/robot/vectors/vectors.ts'
import { decide } from '@foyer/server/rules/robot/decide.ts'
import type { KnowledgeDocument } from '@foyer/server/rules/robot/knowledge.ts'
import { confidence } from '@foyer/server/rules/robot/rank/confidence.ts'
import type { Result } from './figures.ts'
import type { Market } from './load-data.ts'
import { padding } from './padding.ts'
import type { Robot } from './robot.ts'

export async function newTenant(db: Db): Promise<number> {
  const row = { key: 'robot-eval', name: 'Robot evaluation' }
  const { id } = await db.insertInto('tenants').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Publishes the documents of each business for a robot of its own, and calibrates it as the server does. */
export async function publish(
  { db, vectors, failures }: Robot,
  tenantId: number,
  markets: readonly Market[],
): Promise<void> {
  for (const market of markets) {
    for (const document of documentsOf(market)) await saveDocument(db, { tenantId, now: 0 }, document)
    if (vectors.source) await fillAll(vectors)
    const knowledge = { tenantId, robotNo: market.business, language: market.language }
    await saveCalibration(db, knowledge, await measure(db, knowledge, 1, { vectors, failures }), {
      dueAt: 0,
      now: 1,
    })
  }
}

function documentsOf({ documents, language, business }: Market): KnowledgeDocument[] {
  const written = { validFrom: undefined, validUntil: undefined, isPublished: true, attachments: [] }
  return documents.map((one) => ({ ...one, ...written, language, robotNo: business }))
}

/** Asks every question in its language, as a visitor's would be answered. */
export async function ask({ db, vectors }: Robot, tenantId: number, market: Market): Promise<Result[]> {
  const scope = await robotScope(db, tenantId, market.business, market.language)
  if (!scope) throw new Error('the robot knows nothing')
  const results: Result[] = []
  for (const { q, docId, kind, heldOut } of market.questions) {
    const { asked, ranked, statistics } = await search(db, scope, q, 1, vectors)
    results.push({
      business: market.business,
      language: market.language,
      kind,
      isHeldOut: heldOut === true,
      isAnswerable: docId !== null,
      place: ranked.findIndex(({ document }) => document.docId === docId) + 1,
      verdict: decide(asked, ranked, statistics, scope.thresholds).kind,
      confidence: confidence(asked, ranked, statistics),
    })
  }
  return results
}

const largeRobot = 'large'

/** A robot of so many documents, made of the sentences of the real ones. */
export async function publishLarge(
  db: Db,
  tenantId: number,
  markets: readonly Market[],
  count: number,
): Promise<void> {
  const each = Math.ceil(count / markets.length)
  // Languages count their terms apart, so they do not wait for each other.
  const byLanguage = Map.groupBy(
    markets.flatMap((market) => padding(market, largeRobot, each)),
    ({ language }) => language,
  )
  await Promise.all(
    [...byLanguage.values()].map(async (documents) => {
      for (const document of documents) await saveDocument(db, { tenantId, now: 0 }, document)
    }),
  )
}

/** How long the large robot takes for each question. */
export async function timeLarge(db: Db, tenantId: number, markets: readonly Market[]): Promise<number[]> {
  const times: number[] = []
  for (const market of markets)
    for (const { q } of market.questions) {
      const from = performance.now()
      const scope = await robotScope(db, tenantId, largeRobot, market.language)
      if (scope) {
        const { asked, ranked, statistics } = await search(db, scope, q, 1)
        decide(asked, ranked, statistics, scope.thresholds)
      }
      times.push(performance.now() - from)
    }
  return times
}
