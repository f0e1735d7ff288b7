import type { Db } from '../../../platform/db/pool.ts'
import type { MeasuredSimilarity } from '../../../rules/robot/rank/vector.ts'
import { defaultThresholds, type Thresholds } from '../../../rules/robot/rank/thresholds.ts'
import { weightsVersion } from '../../../rules/robot/rank/weights.ts'

/** The part of a tenant's knowledge that a question is asked of. */
export type RobotScope = {
  tenantId: number
  robotNo: string
  language: string
  documents: number
  /** As the knowledge was calibrated last. */
  thresholds: Thresholds
  similarity: MeasuredSimilarity | undefined
}

/**
 * A robot answers in the visitor's language when it knows anything in it, and otherwise in the one that it knows
 * most in. Undefined: it knows nothing at all.
 */
export async function robotScope(
  db: Db,
  tenantId: number,
  robotNo: string,
  wanted: string,
): Promise<RobotScope | undefined> {
  const robot = { tenantId, robotNo }
  // Counting one language takes a fraction of counting all, and nearly every visitor's is known.
  const [inWanted] = await languagesOf(db, robot, wanted)
  const known = inWanted ?? (await languagesOf(db, robot))[0]
  if (!known) return undefined
  const { language, documents } = known
  const usual = defaultThresholds(language)
  const measured = known.measured_by === weightsVersion ? known.unknown_below : null
  const thresholds = { ...usual, unknown: measured ?? usual.unknown }
  return { tenantId, robotNo, language, documents, thresholds, similarity: similarityOfRow(known) }
}

type SimilarityColumns = {
  similarity_model: string | null
  similarity_known: number | null
  similarity_foreign: number | null
}

function similarityOfRow(row: SimilarityColumns): MeasuredSimilarity | undefined {
  const { similarity_model: model, similarity_known: known, similarity_foreign: foreign } = row
  if (model === null || known === null || foreign === null) return undefined
  return { model, scale: { known, foreign } }
}

/** The languages that a robot knows something in, or only the wanted one; the one that it knows most in comes first. */
function languagesOf(db: Db, { tenantId, robotNo }: { tenantId: number; robotNo: string }, wanted?: string) {
  return db
    .selectFrom((from) =>
      from
        .selectFrom('knowledge_documents')
        .select(({ fn }) => ['language', fn.countAll<number>().as('documents')])
        .where('tenant_id', '=', tenantId)
        .where('robot_no', '=', robotNo)
        .where('is_published', '=', true)
        .$if(wanted !== undefined, (query) => query.where('language', '=', wanted ?? ''))
        .groupBy('language')
        .as('k'),
    )
    .leftJoin('knowledge_calibrations as c', (join) =>
      join
        .on('c.tenant_id', '=', tenantId)
        .on('c.robot_no', '=', robotNo)
        .onRef('c.language', '=', 'k.language'),
    )
    .select(['k.language', 'k.documents'])
    .select([
      'c.unknown_below',
      'c.measured_by',
      'c.similarity_model',
      'c.similarity_known',
      'c.similarity_foreign',
    ])
    .orderBy('k.documents', 'desc')
    .orderBy('k.language')
    .execute()
}
