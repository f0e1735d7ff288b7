import type { Trx } from '../../../log/lock-thread.ts'
import type { Clock } from '../../../platform/clock.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Db } from '../../../platform/db/pool.ts'
import { publishChecked } from './publish-checked.ts'
import { readDialogue } from '../../../rules/robot/dialogue/check/read-dialogue.ts'
import type { DialogueProblem } from '../../../rules/robot/dialogue/check/problem.ts'
import { sameWords } from '../../../rules/robot/dialogue/same-words.ts'
import { lockDialogue } from '../dialogue/dialogue-answer.ts'
import type { RobotRef } from '../dialogue/dialogues.ts'

/** `db` may be a transaction of the caller. */
type Parts = { db: Db | Trx; clock: Clock }

/**
 * The draft becomes what new conversations get, and its version; undefined when there is no draft. Conversations
 * under way keep the version that they began with. Words that begin it are answers too: what breaks a case of the robot
 * is refused with BrokenCases.
 */
export async function publishDialogue(
  { db, clock }: Parts,
  robot: RobotRef,
  id: string,
  options: { despiteCases?: boolean } = {},
): Promise<{ version: number } | undefined> {
  const { value } = await publishChecked(db, robot, { now: clock.now(), ...options }, async (trx) => {
    await lockDialogue(trx, robot, id)
    const draft = await trx
      .selectFrom('robot_dialogues')
      .select('version')
      .where('tenant_id', '=', robot.tenantId)
      .where('robot_no', '=', robot.robotNo)
      .where('id', '=', id)
      .where('status', '=', 'draft')
      .executeTakeFirst()
    if (!draft) return { value: undefined, isHeard: false }
    await publishSaved(trx, robot, id)
    return { value: draft, isHeard: true }
  })
  return value
}

/** The last saved draft becomes the version for new conversations. Callers hold the lock of the dialogue. */
export async function publishSaved(trx: Trx, robot: RobotRef, id: string): Promise<void> {
  await setStatus(trx, robot, id, ['published', 'retired'])
  await setStatus(trx, robot, id, ['draft', 'published'])
}

/** It starts no longer. False: it did not before. Callers hold the lock of the dialogue. */
export async function retirePublished(trx: Trx, robot: RobotRef, id: string): Promise<boolean> {
  return setStatus(trx, robot, id, ['published', 'retired'])
}

type Status = 'draft' | 'published' | 'retired'

async function setStatus(
  trx: Trx,
  { tenantId, robotNo }: RobotRef,
  id: string,
  [from, to]: [Status, Status],
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('robot_dialogues')
    .set({ status: to })
    .where('tenant_id', '=', tenantId)
    .where('robot_no', '=', robotNo)
    .where('id', '=', id)
    .where('status', '=', from)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The agent who writes a version; a command has none. */
export type Author = { id: number | undefined; name: string }
const noAuthor: Author = { id: undefined, name: '' }

type Saved = { version: number } | { problems: DialogueProblem[] }

/** Keeps a dialogue as the draft of its id. What cannot be led to its end is not kept at all. */
export async function saveDialogue(
  { db, clock }: Parts,
  robot: RobotRef,
  written: unknown,
  author: Author = noAuthor,
): Promise<Saved> {
  const read = readDialogue(written)
  if ('problems' in read) return read
  const { dialogue } = read
  const content = {
    phrases: dialogue.phrases.map(sameWords),
    data: JSON.stringify(dialogue),
    saved_at: clock.now(),
    author_id: author.id ?? null,
    author: author.name,
  }
  return inTransaction(db, async (trx) => {
    await lockDialogue(trx, robot, dialogue.id)
    const newest = await trx
      .selectFrom('robot_dialogues')
      .select(['version', 'status'])
      .where('tenant_id', '=', robot.tenantId)
      .where('robot_no', '=', robot.robotNo)
      .where('id', '=', dialogue.id)
      .orderBy('version', 'desc')
      .limit(1)
      .executeTakeFirst()
    const version = newest?.status === 'draft' ? newest.version : (newest?.version ?? 0) + 1
    await trx
      .insertInto('robot_dialogues')
      .values({
        tenant_id: robot.tenantId,
        robot_no: robot.robotNo,
        id: dialogue.id,
        version,
        status: 'draft',
        ...content,
      })
      .onConflict((conflict) =>
        conflict.columns(['tenant_id', 'robot_no', 'id', 'version']).doUpdateSet(content),
      )
      .execute()
    return { version }
  })
}
