import type { Deps } from '../../../deps.ts'
import { lockDialogue } from './dialogue-lock.ts'
import type { RobotRef } from './dialogues.ts'

/**
 * The draft becomes what new conversations get, and its version; undefined when there is no draft. Conversations
 * under way keep the version that they began with.
 */
export async function publishDialogue(
  { db }: Pick<Deps, 'db'>,
  robot: RobotRef,
  id: string,
): Promise<{ version: number } | undefined> {
  return db.transaction().execute(async (trx) => {
    await lockDialogue(trx, robot, id)
    const draft = await trx
      .selectFrom('robot_dialogues')
      .select('version')
      .where('tenant_id', '=', robot.tenantId)
      .where('robot_no', '=', robot.robotNo)
      .where('id', '=', id)
      .where('status', '=', 'draft')
      .executeTakeFirst()
    if (!draft) return undefined
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
    return draft
  })
}
