import { sql } from 'kysely'
import type { Deps } from '../../../deps.ts'
import type { Trx } from '../../../log/lock-thread.ts'
import type { Db } from '../../../platform/db/pool.ts'
import { dayOf } from '../../../rules/robot/model/budget.ts'

/** Usage is told of so many days, today included. */
const usageDays = 30

/** The first day that counts. */
export function firstDay(now: number): number {
  return dayOf(now) - usageDays + 1
}

/** Counts an answer of a document. Visitors have theirs already: a failure is reported and changes nothing for them. */
export async function countAnswer(
  { db, clock, failures }: Pick<Deps, 'db' | 'clock' | 'failures'>,
  tenantId: number,
  docId: string,
): Promise<void> {
  try {
    await sql`
      insert into document_answers (tenant_id, doc_id, day, answers)
      select tenant_id, id, ${dayOf(clock.now())}::int, 1 from knowledge_documents
      where tenant_id = ${tenantId} and id = ${docId}
      on conflict (tenant_id, doc_id, day) do update set answers = document_answers.answers + 1`.execute(db)
  } catch (error) {
    failures.report('countAnswer', error, { tenantId })
  }
}

/** How often each document answered lately; those that did not are missing. */
export async function usageOf(
  db: Db | Trx,
  tenantId: number,
  docIds: readonly string[],
  now: number,
): Promise<Map<string, number>> {
  if (docIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('document_answers')
    .select(['doc_id', sql<number>`sum(answers)::int`.as('usage')])
    .where('tenant_id', '=', tenantId)
    .where('doc_id', 'in', docIds)
    .where('day', '>=', firstDay(now))
    .groupBy('doc_id')
    .execute()
  return new Map(rows.map(({ doc_id: docId, usage }) => [docId, usage]))
}
