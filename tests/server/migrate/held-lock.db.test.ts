import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { migrationTiming } from '@foyer/server/node-timing.ts'
import { migrate } from '@foyer/server/platform/db/migrate.ts'
import { readMigrations } from '@foyer/server/platform/db/migrate/migration-files.ts'
import pg from 'pg'
import { appliedIn, givenBareDatabase } from './given.ts'

const database = givenBareDatabase()
const heldMs = 1_000

it('waits for a lock in short tries, so that other statements wait no longer than one of them', async () => {
  const migrations = readMigrations()
  // The first of the rest adds a column to threads.
  const before = migrations.filter(({ name }) => name < '20261126080000')
  await migrate(database.url(), { migrations: before, backfills: [] })

  const holder = await connect()
  await holder.query('begin; lock table threads in access share mode')
  let retries = 0
  const report = (line: string) => void (retries += line.includes('a lock is not free') ? 1 : 0)
  let hasEnded = false
  const migrated = migrate(database.url(), { isContract: true, report }).finally(() => (hasEnded = true))
  const [reads] = await Promise.all([readUntil(() => hasEnded), release(holder, () => retries), migrated])

  expect(reads).toBeGreaterThan(retries)
  expect(await appliedIn(database)).toEqual(migrations.map(({ name }) => name))
})

/** PostgreSQL's timeouts run on the real clock, and so does this transaction. */
async function release(holder: pg.Client, retries: () => number): Promise<void> {
  await sleep(heldMs)
  await expect.poll(retries).toBeGreaterThan(1)
  await holder.end()
}

/** Reads the table all the time, as traffic does. PostgreSQL itself judges how long a read waits for its lock. */
async function readUntil(hasEnded: () => boolean): Promise<number> {
  const reader = await connect()
  await reader.query(`select set_config('lock_timeout', $1, false)`, [String(2 * migrationTiming.lockMs)])
  let reads = 0
  try {
    for (; !hasEnded(); reads += 1) await reader.query('select count(*) from threads')
  } finally {
    await reader.end()
  }
  return reads
}

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: database.url() })
  await client.connect()
  return client
}
