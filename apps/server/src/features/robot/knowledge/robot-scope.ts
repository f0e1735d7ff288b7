import type { Db } from '../../../platform/db/pool.ts'

/** The part of a tenant's knowledge that a question is asked of. */
export type RobotScope = { tenantId: number; robotNo: string; language: string; documents: number }

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
  const languages = await db
    .selectFrom('knowledge_documents')
    .select(({ fn }) => ['language', fn.countAll<number>().as('documents')])
    .where('tenant_id', '=', tenantId)
    .where('robot_no', '=', robotNo)
    .where('is_published', '=', true)
    .groupBy('language')
    .orderBy('documents', 'desc')
    .orderBy('language')
    .execute()
  const known = languages.find(({ language }) => language === wanted) ?? languages[0]
  return known && { tenantId, robotNo, ...known }
}
