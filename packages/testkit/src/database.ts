import { randomBytes } from 'node:crypto'
import { migrate } from '@foyer/server/platform/db/migrate.ts'
import pg from 'pg'

/** A new, migrated, empty database beside the given one, and how to be rid of it. */
export async function createDatabase(serverUrl: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `foyer_${randomBytes(6).toString('hex')}`
  await onServer(
    serverUrl,
    `create database ${name} template template0 encoding 'UTF8' lc_collate 'C.UTF-8' lc_ctype 'C.UTF-8'`,
  )
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  await migrate(url.href)
  return { url: url.href, drop: () => onServer(serverUrl, `drop database if exists ${name} with (force)`) }
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
