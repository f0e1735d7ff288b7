import { vectorTiming } from '../../../node-timing.ts'
import {
  similarityScale,
  type AskedPhrasing,
  type AskedQuestion,
} from '../../../rules/robot/calibration/calibrate.ts'
import type { MeasuredSimilarity, Similarities } from '../../../rules/robot/rank/vector.ts'
import type { Db } from '../../../platform/db/pool.ts'
import { batchSize } from './fill-vectors.ts'
import type { Compared } from './similarities.ts'
import { readsLanguage, type VectorSource } from './vector-source.ts'

type Measuring = {
  db: Db
  source: VectorSource | undefined
  compare: (compared: Compared) => Promise<Similarities>
}

/**
 * How similar the model finds the knowledge's own phrasings to the rest of it, and questions of other businesses.
 * Undefined: there is no model, or it has read too little.
 */
export async function measureSimilarity(
  { db, source, compare }: Measuring,
  { tenantId, language }: { tenantId: number; language: string },
  phrasings: readonly AskedPhrasing[],
  questions: readonly AskedQuestion[],
): Promise<MeasuredSimilarity | undefined> {
  if (!source || !readsLanguage(source, language)) return undefined
  const { model } = source
  const known: number[] = []
  for (const { docIds, ...except } of phrasings) {
    const vector = await storedVector(db, tenantId, model, except)
    if (vector) known.push(...highest(await compare({ tenantId, docIds, model, vector, except })))
  }
  if (known.length === 0) return undefined
  const foreign: number[] = []
  const encoded = await encodeAll(source, questions)
  for (const { docIds, vector } of encoded)
    foreign.push(...highest(await compare({ tenantId, docIds, model, vector })))
  const scale = similarityScale({ known, foreign })
  return scale && { model, scale }
}

/** None where no document has a vector. */
const highest = (similarities: ReadonlyMap<string, number>) =>
  similarities.size === 0 ? [] : [Math.max(...similarities.values())]

async function storedVector(
  db: Db,
  tenantId: number,
  model: string,
  { docId, place }: Pick<AskedPhrasing, 'docId' | 'place'>,
): Promise<readonly number[] | undefined> {
  const row = await db
    .selectFrom('knowledge_rows')
    .select('embedding')
    .where('tenant_id', '=', tenantId)
    .where('doc_id', '=', docId)
    .where('place', '=', place)
    .where('embedded_by', '=', model)
    .executeTakeFirst()
  return row?.embedding ?? undefined
}

async function encodeAll(source: VectorSource, questions: readonly AskedQuestion[]) {
  const encoded: { docIds: readonly string[]; vector: readonly number[] }[] = []
  for (let at = 0; at < questions.length; at += batchSize) {
    const batch = questions.slice(at, at + batchSize)
    const vectors = await source.embed(
      batch.map(({ question }) => question),
      vectorTiming.fillMs,
    )
    encoded.push(...batch.map(({ docIds }, i) => ({ docIds, vector: vectors[i] ?? [] })))
  }
  return encoded
}
