import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { expect, it } from 'vitest'
import { assertReadsLetters } from '@foyer/server/platform/db/assert-reads-letters.ts'
import { givenEngines } from '@foyer/testkit/given-engines.ts'

/** Runs the check on a database made with these words. */
async function checkOf(made: string): Promise<void> {
  const name = `foyer_${randomBytes(6).toString('hex')}`
  const url = new URL(givenEngines().databaseUrl)
  const server = new pg.Client({ connectionString: url.href })
  await server.connect()
  await server.query(`create database ${name} template template0 ${made}`)
  url.pathname = `/${name}`
  const pool = new pg.Pool({ connectionString: url.href, max: 1 })
  try {
    await pool.query('create extension pg_trgm')
    await assertReadsLetters(pool)
  } finally {
    await pool.end()
    // Without force: PostgreSQL waits for connections that are just going.
    await server.query(`drop database ${name}`)
    await server.end()
  }
}

it('a database that knows letters is good', async () => {
  await checkOf(`encoding 'UTF8' lc_collate 'C.UTF-8' lc_ctype 'C.UTF-8'`)
})

it.each([
  ['no encoding', `encoding 'SQL_ASCII' lc_collate 'C' lc_ctype 'C'`, 'SQL_ASCII'],
  ['an encoding of a few languages', `encoding 'LATIN1' lc_collate 'C' lc_ctype 'C'`, 'LATIN1'],
  ['a locale of a to z', `encoding 'UTF8' lc_collate 'C' lc_ctype 'C'`, 'UTF8'],
])('a database with %s is refused, with the words that make a good one', async (_name, made, encoding) => {
  await expect(checkOf(made)).rejects.toThrow(`encoding ${encoding} and a locale that knows no letters`)
})

it('a database that is not there yet is looked at with the next start', async () => {
  const pool = new pg.Pool({ connectionString: 'postgresql://127.0.0.1:1/none' })
  await assertReadsLetters(pool)
  await pool.end()
})
