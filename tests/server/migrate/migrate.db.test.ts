import { expect, it } from 'vitest'
import { assertMigrated, migrate, readPending } from '@foyer/server/platform/db/migrate.ts'
import { readMigrations } from '@foyer/server/platform/db/migrate/migration-files.ts'
import { givenEngines } from '@foyer/testkit/given-engines.ts'
import { startServerProcess } from '@foyer/testkit/server-process.ts'
import { appliedIn, givenBareDatabase, migrationsOf } from './given.ts'

const database = givenBareDatabase()

const files = {
  '1_table':
    '-- Up Migration\ncreate table things (id int, old text);\n-- Down Migration\ndrop table things;',
  '2_drop': '-- foyer: contract\nalter table things drop column old;',
  '3_index':
    '-- foyer: no transaction\ncreate index concurrently if not exists by_id on things (id);\nanalyze things;',
}

it('applies every migration to a new database, once', async () => {
  const migrations = migrationsOf(files)
  await migrate(database.url(), { migrations, backfills: [] })
  await migrate(database.url(), { migrations, backfills: [] })
  expect(await appliedIn(database)).toEqual(['1_table', '2_drop', '3_index'])
})

it('keeps contract migrations of a database in use until they are asked for', async () => {
  const migrations = migrationsOf(files)
  await migrate(database.url(), { migrations: migrations.slice(0, 1), backfills: [] })
  await migrate(database.url(), { migrations, backfills: [] })
  expect(await appliedIn(database)).toEqual(['1_table', '3_index'])
  await migrate(database.url(), { migrations, backfills: [], isContract: true })
  expect(await appliedIn(database)).toEqual(['1_table', '3_index', '2_drop'])
})

it('runs once when several migrators start at the same moment, also with a concurrent index', async () => {
  const migrations = migrationsOf(files)
  const lines: string[] = []
  const report = (line: string) => void lines.push(line)
  await Promise.all([1, 2, 3].map(() => migrate(database.url(), { migrations, backfills: [], report })))
  expect(await appliedIn(database)).toEqual(['1_table', '2_drop', '3_index'])
  expect(lines.filter((line) => line.includes('applied in'))).toHaveLength(migrations.length)
})

it('leaves nothing of a migration that fails, keeps those before it, and names it', async () => {
  const broken = { ...files, '4_broken': 'create table more (id int); select 1 / 0;' }
  await expect(migrate(database.url(), { migrations: migrationsOf(broken) })).rejects.toThrow(
    'migration 4_broken: division by zero',
  )
  expect(await appliedIn(database)).toEqual(Object.keys(files))
  expect(await database.query(`select to_regclass('more') as found`)).toEqual([{ found: null }])
})

it('builds an index again whose build was interrupted', async () => {
  const index =
    '-- foyer: no transaction\ncreate unique index concurrently if not exists one_id on things (id);'
  const migrations = migrationsOf({ ...files, '4_unique': index })
  await migrate(database.url(), { migrations: migrations.slice(0, 3), backfills: [] })
  await database.query('insert into things (id) values (1), (1)')
  await expect(migrate(database.url(), { migrations, backfills: [] })).rejects.toThrow('4_unique')
  expect(await validIndex()).toEqual([{ indisvalid: false }])

  await database.query('delete from things')
  await migrate(database.url(), { migrations, backfills: [] })
  expect(await validIndex()).toEqual([{ indisvalid: true }])
  expect(await appliedIn(database)).toContain('4_unique')
})

function validIndex() {
  return database.query(`select indisvalid from pg_index where indexrelid = 'one_id'::regclass`)
}

it('a node ends at once and names the command when migrations are missing', async () => {
  const server = await startServerProcess({
    DATABASE_URL: database.url(),
    REDIS_URL: givenEngines().redisUrl,
  })
  expect(server.isRunning()).toBe(false)
  expect(server.output()).toMatch(
    /^foyer start: the database lacks \d+ of the migrations .*Run `foyer migrate` first.*\n$/,
  )
  expect(await database.query(`select to_regclass('migrations') as found`)).toEqual([{ found: null }])
})

it('a node needs its expand migrations, and neither the contract ones nor those of a newer version', async () => {
  const all = readMigrations()
  await migrate(database.url(), { migrations: all.slice(0, -1) })
  await expect(assertMigrated(database.url())).rejects.toThrow(all.at(-1)?.name)
  await migrate(database.url())
  await database.query(`insert into migrations (name, run_on) values ('99999999999999_newer', now())`)
  await assertMigrated(database.url())
  await assertMigrated(database.url(), [...all, ...migrationsOf({ '2_drop': files['2_drop'] })])
  expect(await readPending(database.url())).toEqual({ migrations: [], backfills: [] })
})
