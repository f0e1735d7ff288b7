import type { DialogueAnswer } from '../../../rules/robot/dialogue/answer.ts'
import type { DialogueState } from '../../../rules/robot/dialogue/state.ts'
import type { ThreadRef } from '../../../log/thread-ref.ts'
import type { Db } from '../../../platform/db/pool.ts'
import type { Version } from './dialogues.ts'

/** Stored state of a dialogue's turn, during and after it. */
export type Kept = {
  sessionKey: string
  robotNo: string
  source: Pick<Version, 'id' | 'version'>
  state: DialogueState
  question: string
  answer: DialogueAnswer
  busyUntil: number
}

/** The dialogue that a thread is in. `rev` is needed to change it. */
export async function keptDialogue(db: Db, ref: ThreadRef): Promise<(Kept & { rev: number }) | undefined> {
  const row = await db
    .selectFrom('dialogue_states')
    .selectAll()
    .where('tenant_id', '=', ref.tenantId)
    .where('thread_id', '=', ref.threadId)
    .executeTakeFirst()
  if (!row) return undefined
  const { session_key: sessionKey, robot_no: robotNo, busy_until: busyUntil } = row
  const { state, question, answer, rev } = row
  const source = { id: row.dialogue_id, version: row.version }
  return { sessionKey, robotNo, source, state, question, answer, busyUntil, rev }
}

/**
 * Writes only over what the writer has read: of two that took the same step one finds out here, before anybody
 * was asked or told anything. Answers with the new `rev`, or undefined for the one who came second.
 */
export async function keepDialogue(
  db: Db,
  ref: ThreadRef,
  readRev: number | undefined,
  kept: Kept,
): Promise<number | undefined> {
  const rev = (readRev ?? 0) + 1
  const columns = {
    session_key: kept.sessionKey,
    robot_no: kept.robotNo,
    dialogue_id: kept.source.id,
    version: kept.source.version,
    state: JSON.stringify(kept.state),
    question: kept.question,
    answer: JSON.stringify(kept.answer),
    busy_until: kept.busyUntil,
    rev,
  }
  const isFirst = readRev === undefined
  const written = isFirst
    ? await db
        .insertInto('dialogue_states')
        .values({ tenant_id: ref.tenantId, thread_id: ref.threadId, ...columns })
        .onConflict((conflict) => conflict.columns(['tenant_id', 'thread_id']).doNothing())
        .returning('rev')
        .executeTakeFirst()
    : await db
        .updateTable('dialogue_states')
        .set(columns)
        .where('tenant_id', '=', ref.tenantId)
        .where('thread_id', '=', ref.threadId)
        .where('rev', '=', readRev)
        .returning('rev')
        .executeTakeFirst()
  return written?.rev
}
