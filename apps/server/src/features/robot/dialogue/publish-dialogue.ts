import type { Deps } from '../../../deps.ts'
import { publishChecked } from '../cases/publish-checked.ts'
import { lockDialogue } from './dialogue-lock.ts'
import type { RobotRef } from './dialogues.ts'

/**
 * The draft becomes what new conversations get, and its version; undefined when there is no draft. Conversations
 * under way keep the version that they began with. Words that begin it are answers too: what breaks a case of the robot
 * is refused with BrokenCases.
 */
export async function publishDialogue(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
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
