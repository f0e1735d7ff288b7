import { setTimeout as sleep } from 'node:timers/promises'
import { migrate } from '@foyer/server/platform/db/migrate.ts'
import { readMigrations } from '@foyer/server/platform/db/migrate/migration-files.ts'
import pg from 'pg'
import { openCast } from './cast.ts'
import { talkAsOtherBundles } from './clients/other-bundles.ts'
import type { Fault } from './fault.ts'
import { finish } from './finish.ts'
import { listenForLeaks } from './leaks.ts'
import { sendMs } from './measure.ts'
import { migrationsOfNextRelease } from './migration/next-release.ts'
import type { Stage } from './stage.ts'
import { startTraffic } from './traffic.ts'

/** The next release changes the largest tables under traffic, while a long transaction is in its way. */
export const migration: Fault = {
  id: 'F23',
  title: 'a migration under load, with bundles of other releases',
  target: 'sends p99 < 2 s meanwhile',
  targetMs: 2_000,
  async play({ stage, isShort }) {
    const { history } = stage
    const cast = await openCast(stage, { conversations: isShort ? 12 : 40 })
    const stop = startTraffic(cast, stage, isShort ? 60 : 200)
    const leaks = listenForLeaks(cast)
    const problems: string[] = []
    const recoveryMs: number[] = []
    for (let round = 0; round < (isShort ? 1 : 5); round++) {
      await sleep(1_000)
      const beganAt = Date.now()
      const release = migrationsOfNextRelease(round)
      const reader = await readForLong(stage, isShort ? 2_000 : 8_000)
      problems.push(...(await migrateTo(stage, release.expand)))
      problems.push(...(await talkAsOtherBundles(stage)))
      problems.push(...(await migrateTo(stage, release.contract)))
      await reader.ended
      await sleep(1_000)
      recoveryMs.push(...sendMs(history, beganAt, Date.now()))
    }
    stop()
    const watchers = await finish(stage, cast)
    const failed = [...history.ops.values()].filter(({ outcome }) => outcome === 'fail')
    if (failed.length > 0) problems.push(`${failed.length} sends failed during the migration`)
    return { recoveryMs, problems: [...problems, ...leaks()], watchers }
  },
}

type Sql = ReturnType<typeof migrationsOfNextRelease>['expand']

async function migrateTo({ databaseUrl }: Stage, next: Sql): Promise<string[]> {
  const migrations = [...readMigrations(), ...next]
  try {
    await migrate(databaseUrl, { migrations, isContract: true })
    return []
  } catch (error) {
    return [`the migration failed: ${String(error)}`]
  }
}

/** A report or a dump: it blocks no request, but a statement that changes the table waits for it. Ends after this long. */
async function readForLong({ databaseUrl }: Stage, forMs: number): Promise<{ ended: Promise<void> }> {
  const client = new pg.Client({ connectionString: databaseUrl })
  client.on('error', () => undefined)
  await client.connect()
  await client.query('begin; select count(*) from threads; select count(*) from entries_0')
  async function end(): Promise<void> {
    await sleep(forMs)
    await client.query('rollback')
    await client.end()
  }
  return { ended: end() }
}
