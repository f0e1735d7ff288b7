import { createHash, randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createShelves } from '@foyer/server/log/shelves.ts'
import { systemClock } from '@foyer/server/platform/clock.ts'
import { migrate } from '@foyer/server/platform/db/migrate.ts'
import { createDb } from '@foyer/server/platform/db/pool.ts'
import { createMetrics } from '@foyer/server/platform/observe/metrics.ts'
import pg from 'pg'

export type TestDatabase = { url: string; drop: () => Promise<void> }

/** A new, migrated, empty database beside the given one, and how to be rid of it. */
export async function createDatabase(serverUrl: string): Promise<TestDatabase> {
  await onServer(serverUrl, (client) => prepareTemplate(client, serverUrl))
  return createFrom(serverUrl, templateName)
}

const migrations = join(import.meta.dirname, '../../../apps/server/migrations')

/** Named after the migrations: an engine that runs for long has seen older ones. */
const templateName = `foyer_template_${digestOf(migrations)}`

function digestOf(folder: string): string {
  const hash = createHash('sha256')
  for (const file of readdirSync(folder).toSorted())
    hash.update(file).update(readFileSync(join(folder, file)))
  return hash.digest('hex').slice(0, 12)
}

/** Migrates once for each server: a copy is quicker. */
async function prepareTemplate(client: pg.Client, serverUrl: string): Promise<void> {
  // Several test files begin at once: one of them migrates, the others wait.
  await client.query(`select pg_advisory_lock(hashtext('${templateName}'))`)
  const { rowCount } = await client.query('select from pg_database where datname = $1', [templateName])
  if (rowCount === 1) return
  const making = await createBareDatabase(serverUrl)
  await migrate(making.url, { isContract: true })
  await makeShelves(making.url)
  await client.query(`alter database ${nameIn(making.url)} rename to ${templateName}`)
}

/** Each node would make them when it starts. */
async function makeShelves(url: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: url })
  const db = createDb(pool)
  try {
    await createShelves({ pool, db, clock: systemClock, metrics: createMetrics() }).makeAhead()
  } finally {
    await db.destroy()
  }
}

/** A new database without tables. */
export function createBareDatabase(serverUrl: string): Promise<TestDatabase> {
  return createFrom(serverUrl, 'template0')
}

async function createFrom(serverUrl: string, template: string): Promise<TestDatabase> {
  const name = `foyer_${randomBytes(6).toString('hex')}`
  // Copying files writes no log: the usual strategy logs every page, a whole segment for each database.
  await onServer(serverUrl, (client) =>
    client.query(
      `create database ${name} template ${template} strategy file_copy encoding 'UTF8' lc_collate 'C.UTF-8' lc_ctype 'C.UTF-8'`,
    ),
  )
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  const drop = () =>
    onServer(serverUrl, (client) => client.query(`drop database if exists ${name} with (force)`))
  return { url: url.href, drop }
}

const nameIn = (url: string): string => new URL(url).pathname.slice(1)

async function onServer(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
