import { backfills } from '../backfills.ts'
import { clockTiming } from '../node-timing.ts'
import { skewOf } from '../platform/clock-skew.ts'
import { encodingOf, seesLetters } from '../platform/db/assert-reads-letters.ts'
import { readPending } from '../platform/db/migrate.ts'
import type { Pool } from '../platform/db/pool.ts'
import { judgeClock } from '../rules/doctor/judge-clock.ts'
import { judgeDatabase, judgeMigrations, type DatabaseFacts } from '../rules/doctor/judge-database.ts'
import { reasonOf } from '../rules/doctor/reason-of.ts'
import { fact, failure, verdictOf } from '../rules/doctor/verdict.ts'
import type { Check } from './run-doctor.ts'

const neededExtensions = ['pg_trgm']

export const checkDatabase: Check = async ({ pool, config }) => {
  try {
    await pool.query('select 1')
  } catch (error) {
    return verdictOf([fact('reason', { reason: reasonOf(error) })], [failure('databaseUnreachable')])
  }
  const settings = await readSettings(pool)
  const encoding = (await encodingOf(pool)) ?? ''
  const hasTrigrams = !settings.missingExtensions.includes('pg_trgm')
  return judgeDatabase({
    ...settings,
    encoding,
    // Without the extension its function cannot be asked; that is another finding.
    readsLetters: encoding === 'UTF8' && (!hasTrigrams || (await seesLetters(pool))),
    // One more listens for queued jobs.
    ownConnections: config.databaseConnections + 1,
  })
}

const settingsSql = `
select current_setting('server_version_num')::int as "versionNumber",
  split_part(current_setting('server_version'), ' ', 1) as version,
  current_setting('fsync') as fsync,
  current_setting('synchronous_commit') as "synchronousCommit",
  current_setting('full_page_writes') as "fullPageWrites",
  current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
    as "maxConnections",
  (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as "usedConnections",
  array(select name from unnest($1::text[]) as name where name not in (select extname from pg_extension))
    as "missingExtensions"`

type Settings = Omit<DatabaseFacts, 'encoding' | 'readsLetters' | 'ownConnections'>

async function readSettings(pool: Pool): Promise<Settings> {
  const { rows } = await pool.query<Settings>({ text: settingsSql, values: [neededExtensions] })
  const [found] = rows
  if (!found) throw new Error('the database says nothing about its settings')
  return found
}

export const checkMigrations: Check = async ({ config }) => {
  const pending = await readPending(config.databaseUrl, { backfills })
  const contracts = pending.migrations.filter(({ isContract }) => isContract).length
  const migrations = pending.migrations.length - contracts
  return judgeMigrations({ migrations, contracts, backfills: pending.backfills.length })
}

/** The clock of this machine: what nodes go by is set right by it. */
export const checkClock: Check = async ({ pool, clock }) => {
  // A connection that is opened first would count as skew.
  await pool.query('select 1')
  const before = clock.now()
  const { rows } = await pool.query<{ now: number }>(
    'select (extract(epoch from clock_timestamp()) * 1000)::bigint as now',
  )
  const after = clock.now()
  const { warnSkewMs: warnMs, maxSkewMs: maxMs } = clockTiming
  return judgeClock({ skewMs: skewOf(before, rows[0]?.now ?? after, after), warnMs, maxMs })
}
