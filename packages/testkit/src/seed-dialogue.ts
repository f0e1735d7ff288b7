import { isDeepStrictEqual } from 'node:util'
import type { Dialogue } from '@foyer/contract/robot/dialogue/dialogue.ts'
import { orderDialogue } from '@foyer/contract/robot/dialogue/order-example.ts'
import { publishedDialogue } from '@foyer/server/features/robot/dialogue/dialogues.ts'
import { publishDialogue, saveDialogue } from '@foyer/server/features/robot/publish/publish-dialogue.ts'
import { systemClock } from '@foyer/server/platform/clock.ts'
import type { Db } from '@foyer/server/platform/db/pool.ts'

/** A published dialogue of a tenant's robot; left out, the example. Seeding the same twice is harmless. */
export async function seedDialogue(
  db: Db,
  robot: { tenantId: number; robotNo: string },
  dialogue: Dialogue = orderDialogue,
): Promise<void> {
  const known = await publishedDialogue(db, robot, dialogue.id)
  if (isDeepStrictEqual(known?.data, dialogue)) return
  const saved = await saveDialogue({ db, clock: systemClock }, robot, dialogue)
  if ('problems' in saved) throw new Error(`not a dialogue: ${JSON.stringify(saved.problems)}`)
  await publishDialogue({ db, clock: systemClock }, robot, dialogue.id)
}
