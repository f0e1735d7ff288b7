import type { FastifyBaseLogger } from 'fastify'
import type { Likeness } from '../../../rules/robot/rank/vector.ts'
import { sql } from 'kysely'
import { vectorTiming } from '../../../node-timing.ts'
import type { Config } from '../../../config.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/pool.ts'
import type { Resolve } from '../../../platform/egress/guarded-connector.ts'
import type { Quarantine } from '../../../platform/jobs/quarantine.ts'
import type { Failures } from '../../../platform/observe/failures.ts'
import { batchSize, fillVectors, unreadRows } from './fill-vectors.ts'
import { createVectorClient, type VectorEndpoint } from './vector-client.ts'

/** However many questions the candidates have: an exact comparison of more would be felt. */
const mostRows = 400

type Asked = { tenantId: number; docIds: readonly string[]; model: string; vector: readonly number[] }

/** How alike the candidates are to a question; the best row of a document counts. Rows of another size do not. */
async function likenessOf(db: Db, asked: Asked, hasPgvector: boolean): Promise<Likeness> {
  if (asked.docIds.length === 0) return new Map()
  const { tenantId, docIds, model, vector } = asked
  const one = sql`${[...vector]}::float4[]`
  const product = hasPgvector
    ? sql<number>`-(r.embedding::vector <#> ${one}::vector)`
    : sql<number>`(select sum(u.a * u.b)::float8 from unnest(r.embedding, ${one}) as u(a, b))`
  const rows = db
    .selectFrom('knowledge_rows as r')
    .select(['r.doc_id', product.as('alike')])
    .where('r.tenant_id', '=', tenantId)
    .where('r.doc_id', 'in', docIds)
    .where('r.embedded_by', '=', model)
    .where(sql<boolean>`cardinality(r.embedding) = ${vector.length}::int`)
    .limit(mostRows)
  const best = await db
    .selectFrom(rows.as('alike'))
    .select(({ fn }) => ['doc_id', fn.max('alike').as('alike')])
    .groupBy('doc_id')
    .execute()
  return new Map(best.map(({ doc_id, alike }) => [doc_id, alike]))
}

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
  const { endpoint, allow, askMs } = config.vectors
  const client = createVectorClient({ ports: config.egress.ports, allow }, resolve)
  let pgvector: boolean | undefined
  let restsUntil = 0
  /** One row after a failure, so that the row to blame is found; then more again. */
  let atOnce = batchSize
  let failedAlone = 0

  /** Undefined when there is no model, when it failed lately, or when it fails now. */
  async function tried<T>(work: () => Promise<T>): Promise<T | undefined> {
    if (clock.now() < restsUntil) return undefined
    return work().catch((error: unknown) => {
      log.warn({ err: error, job }, 'the embedding model failed and rests')
      restsUntil = clock.now() + vectorTiming.restMs
      return undefined
    })
  }

  async function fillSome(model: VectorEndpoint): Promise<number> {
    const leftOut = quarantine.held(job).map(({ id }) => String(id))
    const rows = await unreadRows(db, model.model, { most: atOnce, leftOut })
    const [first] = rows
    if (!first) return 0
    const fill = async () => {
      await fillVectors(db, model.model, rows, (texts) => client(model, texts, vectorTiming.fillMs))
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

  async function compared(asked: Parameters<typeof likenessOf>[1]): Promise<Likeness> {
    pgvector ??= await findPgvector(db, failures)
    return likenessOf(db, asked, pgvector)
  }

  return {
    /** Whether there is anything to do for `fill`. */
    isOn: endpoint !== undefined,
    /** The question's vector is asked for at once, and compared when the candidates are known. */
    ask(tenantId: number, question: string): ((docIds: readonly string[]) => Promise<Likeness>) | undefined {
      if (!endpoint) return undefined
      const vector = tried(async () => (await client(endpoint, [question], askMs))[0])
      return async (docIds) => {
        const found = await vector
        if (!found) return new Map()
        const asked = { tenantId, docIds, model: endpoint.model, vector: found }
        return (await compared(asked).catch(failures.ignore('vectors.compare', { tenantId }))) ?? new Map()
      }
    },
    /** Gives vectors to rows that have none yet; how many, so that whoever calls knows whether to go on. */
    async fill(): Promise<number> {
      if (!endpoint) return 0
      return (await tried(() => fillSome(endpoint))) ?? 0
    },
  }
}

export type Vectors = ReturnType<typeof createVectors>

/** Batches in one run: after a large import others get their turn in between. */
const mostBatches = 50

/** Saving a document waits for no model: its rows are read a moment later, by whichever node looks first. */
export async function fillAll(vectors: Vectors): Promise<void> {
  for (let batch = 0; batch < mostBatches; batch++) if ((await vectors.fill()) === 0) return
}

/** Whether the database compares vectors itself. It is turned on where it is at hand and we may. */
async function findPgvector(db: Db, failures: Failures): Promise<boolean> {
  const { rows } = await sql<{ installed_version: string | null }>`
    select installed_version from pg_available_extensions where name = 'vector'`.execute(db)
  const [found] = rows
  if (!found) return false
  if (found.installed_version !== null) return true
  const created = await sql`create extension if not exists vector`
    .execute(db)
    .catch(failures.ignore('vectors.extension'))
  return created !== undefined
}
