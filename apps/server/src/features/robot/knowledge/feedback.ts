import { robotRatings } from '@foyer/contract/codes.ts'
import { sql } from 'kysely'
import { shelfAt } from '../../../log/sections.ts'
import type { Db } from '../../../platform/db/pool.ts'

type Whose = { tenantId: number; userId: string; sessionKey: string; docId: string }

type Feedback = Whose & {
  isUseful: boolean
  /** The question and its language; empty if the log no longer has them. */
  question: string
  language: string
  /** The answers in the log that the thumb belongs to. */
  answers: { threadId: number; seqs: readonly number[] }
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
    if (!kept) {
      const first = await keptThumb(trx, given)
      if (first !== undefined) await markAnswers(trx, given, first)
      return false
    }
    await markAnswers(trx, given, isUseful)
    await trx
      .updateTable('knowledge_documents')
      .set(isUseful ? { useful_count: sql`useful_count + 1` } : { useless_count: sql`useless_count + 1` })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', docId)
      .execute()
    return true
  })
}

/** D-09: the answer itself carries its rating, so every reader of the log gets both together. */
async function markAnswers(trx: Db, { tenantId, answers }: Feedback, isUseful: boolean): Promise<void> {
  if (answers.seqs.length === 0) return
  // A thumb belongs to answers of one session.
  const ref = { tenantId, threadId: answers.threadId }
  const shelf = await shelfAt(trx, ref, Math.max(...answers.seqs))
  await trx
    .updateTable('entries')
    .set({
      extra: sql`coalesce(extra, '{}'::jsonb) || jsonb_build_object('disabled', ${ratingOf(isUseful)}::int)`,
    })
    .where('tenant_id', '=', tenantId)
    .where('thread_id', '=', answers.threadId)
    .where('shelf', '=', shelf)
    .where('seq', 'in', answers.seqs)
    .execute()
}

/** The thumb that a visitor gave a document in a session, if any. */
export async function keptThumb(db: Db, given: Whose): Promise<boolean | undefined> {
  const row = await db
    .selectFrom('knowledge_feedback')
    .select('is_useful')
    .where('tenant_id', '=', given.tenantId)
    .where('user_id', '=', given.userId)
    .where('session_key', '=', given.sessionKey)
    .where('doc_id', '=', given.docId)
    .executeTakeFirst()
  return row?.is_useful
}

/** D-09: a thumb by the wire's code. */
export function ratingOf(isUseful: boolean): 0 | 1 {
  return isUseful ? robotRatings.liked : robotRatings.disliked
}
