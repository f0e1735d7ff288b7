import type { LearningSettings } from '@foyer/contract/desk/learning.ts'
import type { Db } from '../../../platform/db/pool.ts'
import type { RobotRef } from '../dialogue/dialogues.ts'

/** Of a robot for which nobody has chosen anything. */
const defaults: LearningSettings = { isAutomatic: false, minVisitors: 3, mostPerDay: 5 }

export async function readSettings(db: Db, { tenantId, robotNo }: RobotRef): Promise<LearningSettings> {
  const row = await db
    .selectFrom('learning_settings')
    .select(['is_automatic as isAutomatic', 'min_visitors as minVisitors', 'most_per_day as mostPerDay'])
    .where('tenant_id', '=', tenantId)
    .where('robot_no', '=', robotNo)
    .executeTakeFirst()
  return row ?? defaults
}

export async function saveSettings(
  db: Db,
  { tenantId, robotNo }: RobotRef,
  { isAutomatic, minVisitors, mostPerDay }: LearningSettings,
  now: number,
): Promise<void> {
  const values = {
    is_automatic: isAutomatic,
    min_visitors: minVisitors,
    most_per_day: mostPerDay,
    updated_at: now,
  }
  await db
    .insertInto('learning_settings')
    .values({ tenant_id: tenantId, robot_no: robotNo, ...values })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'robot_no']).doUpdateSet(values))
    .execute()
}

export type AutomaticRobot = RobotRef & { settings: LearningSettings }

/** The robots of all tenants that may accept phrasings alone. */
export async function automaticRobots(db: Db): Promise<AutomaticRobot[]> {
  const rows = await db
    .selectFrom('learning_settings')
    .selectAll()
    .where('is_automatic', '=', true)
    .orderBy('tenant_id')
    .orderBy('robot_no')
    .execute()
  return rows.map((row) => ({
    tenantId: row.tenant_id,
    robotNo: row.robot_no,
    settings: { isAutomatic: true, minVisitors: row.min_visitors, mostPerDay: row.most_per_day },
  }))
}
