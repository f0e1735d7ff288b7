import { sql } from 'kysely'
import { decidePublication } from '../../../rules/robot/decide-publication.ts'
import type { Trx } from '../../../log/lock-thread.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Db } from '../../../platform/db/pool.ts'
import type { RobotRef } from '../dialogue/dialogues.ts'
import { BrokenCases, checkCases, type CheckedCase } from '../cases/check-cases.ts'
import { markDue } from '../calibration/calibration-repository.ts'
import { markCases } from '../cases/case-repository.ts'

export type Published<T> = { value: T; broken: CheckedCase[]; failing: CheckedCase[] }

/** Result of a change, and whether it can change the answers that visitors get. */
type Changed<T> = { value: T; isHeard: boolean }

type Options = { now: number; despiteCases?: boolean | undefined }

/**
 * Makes a change and asks all cases of the robot with it, in one transaction: what breaks a case that held is as if
 * it had never been. `despiteCases` publishes all the same, and the cases stay marked. One change of a robot at a
 * time, so that two which only break a case together cannot pass each other. Inside a transaction of the caller the
 * change is part of it.
 */
export async function publishChecked<T>(
  db: Db | Trx,
  robot: RobotRef,
  { now, despiteCases = false }: Options,
  change: (trx: Trx) => Promise<Changed<T>>,
): Promise<Published<T>> {
  return inTransaction(db, async (trx) => {
    await lockPublications(trx, robot)
    const { value, isHeard } = await change(trx)
    if (!isHeard) return { value, broken: [], failing: [] }
    const checked = await checkCases(trx, robot, now)
    const { isDone, broken, failing } = decidePublication(checked, despiteCases)
    if (!isDone) throw new BrokenCases({ broken, failing })
    await markCases(trx, robot.tenantId, checked, now)
    await markDue(trx, robot, now)
    return { value, broken, failing }
  })
}

/** Until the end of the transaction nobody else changes what the robot answers. */
export async function lockPublications(trx: Trx, { tenantId, robotNo }: RobotRef): Promise<void> {
  const name = JSON.stringify(['publish', tenantId, robotNo])
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx)
}
