import type { FastifyBaseLogger } from 'fastify'
import { vectorTiming } from '../../../node-timing.ts'
import type { Config } from '../../../config.ts'
import type { AskedPhrasing, AskedQuestion } from '../../../rules/robot/calibration/calibrate.ts'
import type { Similarities } from '../../../rules/robot/rank/vector.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/pool.ts'
import type { Resolve } from '../../../platform/egress/guarded-connector.ts'
import type { Quarantine } from '../../../platform/jobs/quarantine.ts'
import type { Failures } from '../../../platform/observe/failures.ts'
import { markDue } from '../calibration/calibration-repository.ts'
import { batchSize, fillVectors, unreadRows } from './fill-vectors.ts'
import { createVectorSource } from './create-vector-source.ts'
import { measureSimilarity } from './measure-similarity.ts'
import { findPgvector, similaritiesOf, type Compared } from './similarities.ts'
import { readsLanguage, type VectorSource } from './vector-source.ts'

type Options = {
  config: Config
  db: Db
  clock: Clock
  log: FastifyBaseLogger
  failures: Failures
  quarantine: Quarantine
  resolve: Resolve | undefined
}

/** Names this job in logs and metrics. */
const job = 'vectors'
/** So many rows that fail alone, one after the other, are not to blame: the model is. */
const rowsToBlame = 3

/** Embeddings, where the operator has them. Whatever goes wrong with them, the robot does without. */
export function createVectors({ config, db, clock, log, failures, quarantine, resolve }: Options) {
  const { askMs } = config.vectors
  const source = createVectorSource(config.vectors, config.egress.ports, resolve)
  let pgvector: boolean | undefined
  let restsUntil = 0
  let failedAt: number | undefined
  /** One row after a failure, so that the row to blame is found; then more again. */
  let atOnce = batchSize
  let failedAlone = 0

  /** Undefined when there is no model, when it failed lately, or when it fails now. */
  async function tried<T>(work: () => Promise<T>): Promise<T | undefined> {
    if (clock.now() < restsUntil) return undefined
    return work().catch((error: unknown) => {
      log.warn({ err: error, job }, 'the embedding model failed and rests')
      failedAt = clock.now()
      restsUntil = failedAt + vectorTiming.restMs
      return undefined
    })
  }

  async function fillSome(model: VectorSource): Promise<number> {
    const leftOut = quarantine.held(job).map(({ id }) => String(id))
    const rows = await unreadRows(db, model, { most: atOnce, leftOut })
    const [first] = rows
    if (!first) return 0
    const fill = async () => {
      await fillVectors(db, model.model, rows, (texts) => model.embed(texts, vectorTiming.fillMs))
      // What similarities mean is measured again with the new rows.
      await markRobotsDue(db, rows, clock.now())
      return true
    }
    atOnce = 1
    const row = { tenantId: first.tenant_id, id: `${first.doc_id}:${first.place}` }
    const isFilled = rows.length === 1 ? await quarantine.attempt(job, row, fill) : await fill()
    failedAlone = isFilled ? 0 : failedAlone + 1
    if (failedAlone === rowsToBlame) throw new Error('the embedding model fails on every row')
    if (isFilled) atOnce = Math.min(batchSize, rows.length * 2)
    return rows.length
  }

  async function compare(compared: Compared): Promise<Similarities> {
    pgvector ??= await findPgvector(db, failures)
    return similaritiesOf(db, compared, pgvector)
  }

  return {
    /** Undefined: there are no embeddings. */
    source,
    /** When the model last failed on this node. */
    failedAt: () => failedAt,
    /** What similarities mean for one knowledge base. Throws whatever goes wrong. */
    measure: (
      knowledge: { tenantId: number; language: string },
      phrasings: readonly AskedPhrasing[],
      questions: readonly AskedQuestion[],
    ) => measureSimilarity({ db, source, compare }, knowledge, phrasings, questions),
    /** The question's vector is asked for at once, and compared when the candidates are known. */
    ask(
      { tenantId, language }: { tenantId: number; language: string },
      question: string,
    ): ((docIds: readonly string[]) => Promise<Similarities>) | undefined {
      if (!source || !readsLanguage(source, language)) return undefined
      const vector = tried(async () => (await source.embed([question], askMs))[0])
      return async (docIds) => {
        const found = await vector
        if (!found) return new Map()
        const compared = { tenantId, docIds, model: source.model, vector: found }
        return (await compare(compared).catch(failures.ignore('vectors.compare', { tenantId }))) ?? new Map()
      }
    },
    /** Gives vectors to rows that have none yet; how many, so that whoever calls knows whether to go on. */
    async fill(): Promise<number> {
      if (!source) return 0
      return (await tried(() => fillSome(source))) ?? 0
    },
  }
}

async function markRobotsDue(
  db: Db,
  rows: readonly { tenant_id: number; robot_no: string }[],
  now: number,
): Promise<void> {
  const robots = Map.groupBy(rows, ({ tenant_id, robot_no }) => `${tenant_id} ${robot_no}`)
  for (const [row] of robots.values())
    if (row)
      await db
        .transaction()
        .execute((trx) => markDue(trx, { tenantId: row.tenant_id, robotNo: row.robot_no }, now))
}

export type Vectors = ReturnType<typeof createVectors>

/** Batches in one run: after a large import others get their turn in between. */
const mostBatches = 50

/** Saving a document waits for no model: its rows are read a moment later, by whichever node looks first. */
export async function fillAll(vectors: Vectors): Promise<void> {
  for (let batch = 0; batch < mostBatches; batch++) if ((await vectors.fill()) === 0) return
}
