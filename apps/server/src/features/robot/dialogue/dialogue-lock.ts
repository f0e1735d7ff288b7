import { sql, type Transaction } from 'kysely'
import type { Database } from '../../../platform/db/schema.ts'
import type { RobotRef } from './dialogues.ts'

/** One writer at a time for the versions of a dialogue, also for the first one, which has no row to lock. */
export async function lockDialogue(
  trx: Transaction<Database>,
  { tenantId, robotNo }: RobotRef,
  id: string,
): Promise<void> {
  const name = JSON.stringify(['dialogue', tenantId, robotNo, id])
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx)
}
