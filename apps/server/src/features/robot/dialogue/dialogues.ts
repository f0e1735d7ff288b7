import { sql } from 'kysely'
import type { Dialogue } from '@foyer/contract/robot/dialogue/dialogue.ts'
import { sameWords } from '../../../rules/robot/dialogue/same-words.ts'
import type { Db } from '../../../platform/db/pool.ts'

/** The robot: every query names the tenant and the robot. */
export type RobotRef = { tenantId: number; robotNo: string }
/** A dialogue in one of its versions. */
export type Version = { id: string; version: number; data: Dialogue }

const columns = ['id', 'version', 'data'] as const

export async function publishedDialogue(db: Db, robot: RobotRef, id: string): Promise<Version | undefined> {
  return ofRobot(db, robot).where('status', '=', 'published').where('id', '=', id).executeTakeFirst()
}

/** The dialogue that typed words start; of two with the same words always the same one. */
export async function dialogueByPhrase(db: Db, robot: RobotRef, text: string): Promise<Version | undefined> {
  const words = sameWords(text)
  if (!words) return undefined
  return ofRobot(db, robot)
    .where('status', '=', 'published')
    .where(sql<boolean>`phrases @> array[${words}]::text[]`)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
}

/** Also one that is no longer published: whoever began with it ends with it. */
export async function dialogueVersion(
  db: Db,
  robot: RobotRef,
  { id, version }: { id: string; version: number },
): Promise<Version | undefined> {
  return ofRobot(db, robot).where('id', '=', id).where('version', '=', version).executeTakeFirst()
}

/** Publications, the latest first. */
export async function publishedVersions(db: Db, { tenantId, robotNo }: RobotRef, id: string, limit: number) {
  return db
    .selectFrom('robot_dialogues')
    .select(['version', 'saved_at as savedTime', 'author'])
    .select(sql<boolean>`status = 'published'`.as('isCurrent'))
    .select(sql<number>`(select count(*)::int from jsonb_object_keys(data -> 'nodes'))`.as('steps'))
    .where('tenant_id', '=', tenantId)
    .where('robot_no', '=', robotNo)
    .where('id', '=', id)
    .where('status', '<>', 'draft')
    .orderBy('version', 'desc')
    .limit(limit)
    .execute()
}

function ofRobot(db: Db, { tenantId, robotNo }: RobotRef) {
  return db
    .selectFrom('robot_dialogues')
    .select(columns)
    .where('tenant_id', '=', tenantId)
    .where('robot_no', '=', robotNo)
}
