import { sql } from 'kysely'
import type { Db } from '../../../platform/db/pool.ts'

type Feedback = {
  tenantId: number
  userId: string
  sessionKey: string
  docId: string
  isUseful: boolean
  /** What was asked and in which language; empty where the log does not know any more. */
  question: string
  language: string
  now: number
}

/** Counts a thumb, once for each visitor, session and document. False: there was one already. */
export async function keepFeedback(db: Db, given: Feedback): Promise<boolean> {
  const { tenantId, docId, isUseful } = given
  return db.transaction().execute(async (trx) => {
    const kept = await trx
      .insertInto('knowledge_feedback')
      .values({
        tenant_id: tenantId,
        user_id: given.userId,
        session_key: given.sessionKey,
        doc_id: docId,
        is_useful: isUseful,
        question: given.question,
        language: given.language,
        given_at: given.now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('doc_id')
      .executeTakeFirst()
    if (!kept) return false
    await trx
      .updateTable('knowledge_documents')
      .set(isUseful ? { useful_count: sql`useful_count + 1` } : { useless_count: sql`useless_count + 1` })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', docId)
      .execute()
    return true
  })
}
