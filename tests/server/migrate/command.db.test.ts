import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readMigrations } from '@foyer/server/platform/db/migrate/migration-files.ts'
import { appliedIn, givenBareDatabase } from './given.ts'

const database = givenBareDatabase()
const command = join(import.meta.dirname, '../../../apps/server/src/cli/foyer.ts')

function foyer(...args: string[]): Promise<{ code: unknown; out: string; error: string }> {
  const env = { DATABASE_URL: database.url() }
  return new Promise((resolve) => {
    execFile(process.execPath, [command, ...args], { env }, (error, out, err) =>
      resolve({ code: error?.code ?? 0, out, error: err }),
    )
  })
}

it('migrates, says what it did, and lists what is pending without changing anything', async () => {
  const names = readMigrations().map(({ name }) => name)
  const before = await foyer('migrate', '--status')
  expect(before).toMatchObject({ code: 0, error: '' })
  for (const name of names) expect(before.out).toContain(name)
  expect(await database.query(`select to_regclass('migrations') as found`)).toEqual([{ found: null }])

  const migrated = await foyer('migrate')
  expect(migrated).toMatchObject({ code: 0, error: '' })
  expect(migrated.out).toMatch(new RegExp(`^${names[0]}: applied in \\d+ ms\n`))
  expect(await appliedIn(database)).toEqual(names)

  const after = await foyer('migrate', '--status')
  expect(after.out).toBe('0 migrations and 0 backfills are pending\n')
  const json = await foyer('migrate', '--json')
  expect(JSON.parse(json.out)).toEqual({ pending: { migrations: [], backfills: [] } })
})

it('answers 1 and one line when it fails', async () => {
  await database.query('create table migrations (id int)')
  const { code, error } = await foyer('migrate')
  expect(code).toBe(1)
  expect(error).toBe('foyer migrate: column "name" does not exist\n')
})
