import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { migrationTiming } from '../../../node-timing.ts'
import type { Report } from './retry-locked.ts'

/**
 * Not the number of node-pg-migrate: a node of 0.1.0 that starts meanwhile would wait for it with a snapshot, and no
 * concurrent index could end before it does.
 */
const lockId = '7302918465127'

/**
 * One migrator at a time; the lock ends with its connection. A waiting `pg_advisory_lock` would hold a snapshot, for which a
 * concurrent index of the other migrator would wait in turn, so this one asks again and again.
 */
export async function takeMigratorLock(client: pg.Client, report: Report): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
      lockId,
    ])
    if (rows[0]?.taken) return
    if (tries === 0) report('another migration is running: waiting for its end')
    await sleep(migrationTiming.askAgainMs)
  }
}
