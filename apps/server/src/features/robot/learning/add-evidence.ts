import { sql } from 'kysely'
import type { Trx } from '../../../log/lock-thread.ts'
import { randomId } from '../../../platform/random.ts'
import type { Evidence } from '../../../rules/robot/learning/evidence.ts'
import type { Missed } from '../../../rules/robot/learning/missed-questions.ts'

type Learned = {
  tenantId: number
  threadId: number
  firstSeq: number
  robotNo: string
  language: string
  question: string
  key: string
  userId: string
  missed: Pick<Missed, 'seq' | 'at'>
  evidence: Evidence
}

/** Adds a conversation to the proposal of its question, which is made if there is none. Once for each question. */
export async function addEvidence(trx: Trx, learned: Learned): Promise<void> {
  const { tenantId, missed, evidence } = learned
  const { id } = await trx
    .insertInto('knowledge_proposals')
    .values({
      tenant_id: tenantId,
      id: randomId(),
      robot_no: learned.robotNo,
      language: learned.language,
      question: learned.question,
      question_key: learned.key,
      asked_at: missed.at,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'robot_no', 'language', 'question_key'])
        .doUpdateSet({ asked_at: sql`greatest(knowledge_proposals.asked_at, excluded.asked_at)` }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('proposal_evidence')
    .values({
      tenant_id: tenantId,
      proposal_id: id,
      thread_id: learned.threadId,
      seq: missed.seq,
      first_seq: learned.firstSeq,
      user_id: learned.userId,
      reason: evidence.reason,
      source: evidence.source,
      doc_id: evidence.docId ?? null,
      words: evidence.words,
      asked_at: missed.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
