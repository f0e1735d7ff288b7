import type { Selectable } from 'kysely'
import type { CaseFailure } from '@foyer/contract/desk/robot.ts'
import type { RobotCase } from '../../../rules/robot/judge-case.ts'
import type { Db } from '../../../platform/db/pool.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { randomId } from '../../../platform/random.ts'
import type { RobotRef } from '../dialogue/dialogues.ts'

/** A case, and what came of its last check. */
export type StoredCase = RobotCase & {
  id: string
  robotNo: string
  createdAt: number
  checkedAt: number | undefined
  before: CaseFailure | undefined
}

/** In `asked_by`, where null means that it is unknown: the case is older than the column. */
const byAgent = ''

/** Keeps what is expected of a question, and answers with its id. The same question again replaces it. */
export async function saveCase(
  db: Db,
  { tenantId, robotNo }: RobotRef,
  { language, question, expectedDocId, mustNotSay }: RobotCase,
  now: number,
  /** The visitor whose complaint brought the question. */
  askedBy?: string,
): Promise<string> {
  const expected = { expected_doc_id: expectedDocId ?? null, must_not_say: [...mustNotSay] }
  const { id } = await db
    .insertInto('robot_cases')
    .values({
      tenant_id: tenantId,
      id: randomId(),
      robot_no: robotNo,
      language,
      question,
      ...expected,
      created_at: now,
      asked_by: askedBy ?? byAgent,
    })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'robot_no', 'language', 'question']).doUpdateSet(expected),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** All cases of a robot, the oldest first. */
export async function casesOf(db: Db, { tenantId, robotNo }: RobotRef): Promise<StoredCase[]> {
  const rows = await db
    .selectFrom('robot_cases')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('robot_no', '=', robotNo)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    robotNo,
    language: row.language,
    question: row.question,
    expectedDocId: row.expected_doc_id ?? undefined,
    mustNotSay: row.must_not_say,
    createdAt: row.created_at,
    checkedAt: row.checked_at ?? undefined,
    before: row.failure ?? undefined,
  }))
}

/** What an agent wrote of a case. A question that a visitor brought is not among it. */
export type WrittenCase = {
  id: string
  question: string
  expected: { robotNo: string; language: string; expectedDocId?: string; mustNotSay: readonly string[] }
}

/** The case of a question, as far as agents wrote it; undefined when there is none. */
export async function writtenCase(
  db: Db,
  { tenantId, robotNo }: RobotRef,
  { language, question }: Pick<RobotCase, 'language' | 'question'>,
): Promise<WrittenCase | undefined> {
  const row = await db
    .selectFrom('robot_cases')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('robot_no', '=', robotNo)
    .where('language', '=', language)
    .where('question', '=', question)
    .executeTakeFirst()
  return row && toWritten(row)
}

function toWritten(row: Selectable<Database['robot_cases']>): WrittenCase {
  return {
    id: row.id,
    question: row.asked_by === byAgent ? row.question : '',
    expected: {
      robotNo: row.robot_no,
      language: row.language,
      ...(row.expected_doc_id !== null && { expectedDocId: row.expected_doc_id }),
      mustNotSay: row.must_not_say,
    },
  }
}

/** Answers with what it was; undefined when there was none. */
export async function removeCase(db: Db, tenantId: number, id: string): Promise<WrittenCase | undefined> {
  const removed = await db
    .deleteFrom('robot_cases')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  return removed && toWritten(removed)
}

/** Writes what came of a check beside each case. */
export async function markCases(
  db: Db,
  tenantId: number,
  checked: readonly { id: string; failure: CaseFailure | undefined }[],
  now: number,
): Promise<void> {
  for (const { id, failure } of checked)
    await db
      .updateTable('robot_cases')
      .set({ checked_at: now, failure: failure ? JSON.stringify(failure) : null })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .execute()
}
