import { sql } from 'kysely'
import type { Trx } from '../../../log/lock-thread.ts'
import type { Db } from '../../../platform/db/pool.ts'
import type { Calibration } from '../../../rules/robot/calibration/calibrate.ts'
import type { MeasuredSimilarity } from '../../../rules/robot/rank/vector.ts'
import { weightsVersion } from '../../../rules/robot/rank/weights.ts'
import type { RobotRef } from '../dialogue/dialogues.ts'

export type KnowledgeRef = RobotRef & { language: string }

export type MeasuredKnowledge = Calibration & { similarity?: MeasuredSimilarity | undefined }

/** Says that what the robot knows has changed, in every language that it knows. */
export async function markDue(trx: Trx, { tenantId, robotNo }: RobotRef, now: number): Promise<void> {
  await sql`
    insert into knowledge_calibrations (tenant_id, robot_no, language, due_at)
    select tenant_id, robot_no, language, ${now}::bigint from knowledge_documents
    where tenant_id = ${tenantId} and robot_no = ${robotNo} and is_published
    group by tenant_id, robot_no, language
    order by language
    on conflict (tenant_id, robot_no, language) do update set due_at = excluded.due_at`.execute(trx)
}

/** Knowledge that changed until `before`, the longest waiting first, then what was measured by other weights. */
export function dueKnowledge(db: Db, before: number, limit: number) {
  return db
    .selectFrom('knowledge_calibrations')
    .select(['tenant_id as tenantId', 'robot_no as robotNo', 'language', 'due_at as dueAt'])
    .where((is) =>
      is.or([
        is('due_at', '<=', before),
        // Two ranges of an index; '<>' would walk over all rows.
        is('measured_by', '<', weightsVersion),
        is('measured_by', '>', weightsVersion),
      ]),
    )
    .orderBy('due_at')
    .limit(limit)
    .execute()
}

/** `dueAt` is the change that was measured: a newer one stays due. */
export async function saveCalibration(
  db: Db,
  { tenantId, robotNo, language }: KnowledgeRef,
  { unknownBelow, phrasings, foreign, similarity }: MeasuredKnowledge,
  { dueAt, now }: { dueAt: number | null; now: number },
): Promise<void> {
  await db
    .updateTable('knowledge_calibrations')
    .set({
      unknown_below: unknownBelow ?? null,
      measured_by: weightsVersion,
      phrasings: phrasings.asked,
      phrasings_refused: phrasings.refused,
      foreign_questions: foreign.asked,
      foreign_refused: foreign.refused,
      similarity_model: similarity?.model ?? null,
      similarity_known: similarity?.scale.known ?? null,
      similarity_foreign: similarity?.scale.foreign ?? null,
      calibrated_at: now,
      due_at: sql`case when due_at = ${dueAt}::bigint then null else due_at end`,
    })
    .where('tenant_id', '=', tenantId)
    .where('robot_no', '=', robotNo)
    .where('language', '=', language)
    .execute()
}

/** Calibration of each language in which the robot has published documents, most documents first. */
export async function calibrationsOf(db: Db, { tenantId, robotNo }: RobotRef) {
  const { rows } = await sql<CalibrationRow>`
    select d.language, case when c.measured_by = ${weightsVersion} then c.unknown_below end as threshold, c.due_at as "dueAt", c.calibrated_at as "calibratedAt",
      coalesce(c.measured_by = ${weightsVersion}, false) as "isCurrent",
      coalesce(c.phrasings, 0) as phrasings, coalesce(c.phrasings_refused, 0) as "phrasingsRefused",
      coalesce(c.foreign_questions, 0) as "foreignQuestions", coalesce(c.foreign_refused, 0) as "foreignRefused"
    from (
      select language, count(*) as documents from knowledge_documents
      where tenant_id = ${tenantId} and robot_no = ${robotNo} and is_published group by language
    ) d
    left join knowledge_calibrations c
      on c.tenant_id = ${tenantId} and c.robot_no = ${robotNo} and c.language = d.language
    order by d.documents desc, d.language`.execute(db)
  return rows
}

type CalibrationRow = {
  language: string
  threshold: number | null
  dueAt: number | null
  calibratedAt: number | null
  /** Measured by the weights in use. */
  isCurrent: boolean
  phrasings: number
  phrasingsRefused: number
  foreignQuestions: number
  foreignRefused: number
}
