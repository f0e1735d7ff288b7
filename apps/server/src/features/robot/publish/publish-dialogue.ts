import { Dialogue } from '@foyer/contract/robot/dialogue/dialogue.ts'
import { dialogueLimits } from '@foyer/contract/robot/dialogue/limits.ts'
import type { Trx } from '../../../log/lock-thread.ts'
import type { Clock } from '../../../platform/clock.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Db } from '../../../platform/db/pool.ts'
import { publishChecked } from './publish-checked.ts'
import { checkDialogue } from '../../../rules/robot/dialogue/check/check-dialogue.ts'
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
    for (const [from, to] of [
      ['published', 'retired'],
      ['draft', 'published'],
    ] as const)
      await trx
        .updateTable('robot_dialogues')
        .set({ status: to })
        .where('tenant_id', '=', robot.tenantId)
        .where('robot_no', '=', robot.robotNo)
        .where('id', '=', id)
        .where('status', '=', from)
        .execute()
    return { value: draft, isHeard: true }
  })
  return value
}

type Saved = { version: number } | { problems: DialogueProblem[] }

/** Keeps a dialogue as the draft of its id. What cannot be led to its end is not kept at all. */
export async function saveDialogue({ db, clock }: Parts, robot: RobotRef, written: unknown): Promise<Saved> {
  const read = readDialogue(written)
  if ('problems' in read) return read
  const { dialogue } = read
  const content = {
    phrases: dialogue.phrases.map(sameWords),
    data: JSON.stringify(dialogue),
    saved_at: clock.now(),
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

function readDialogue(written: unknown): { dialogue: Dialogue } | { problems: DialogueProblem[] } {
  const parsed = Dialogue.safeParse(written)
  if (!parsed.success)
    return { problems: parsed.error.issues.slice(0, mostIssues).map(({ path }) => shapeProblem(path)) }
  const json = JSON.stringify(parsed.data)
  if (json.length > dialogueLimits.letters) return { problems: [{ code: 'tooLarge' }] }
  if (unkeepable.test(json)) return { problems: [{ code: 'text.broken' }] }
  const problems = checkDialogue(parsed.data)
  return problems.length > 0 ? { problems } : { dialogue: parsed.data }
}

/** As JSON writes them. */
const unkeepable = /\\u(?:00[01][0-9a-f]|d[89a-f][0-9a-f]{2})/i

/** More of them help nobody who is repairing the first ones. */
const mostIssues = 50

function shapeProblem(path: readonly PropertyKey[]): DialogueProblem {
  return { code: 'shape', about: path.map(String).join('.') }
}
