import { isUnavailable } from '../observe/unavailable.ts'
import type { Pool } from './pool.ts'

/**
 * Full text and trigrams see letters through the database's encoding and locale: with SQL_ASCII or the locale C,
 * everything but a to z is punctuation, and the robot would find nothing in most languages without a word about it.
 */
export async function assertReadsLetters(pool: Pool): Promise<void> {
  const encoding = await encodingOf(pool).catch((error: unknown) => {
    // A node may start before its database; it is looked at again with the next start.
    if (isUnavailable(error)) return undefined
    throw error
  })
  if (encoding === undefined || (encoding === 'UTF8' && (await seesLetters(pool)))) return
  throw new Error(
    `The database has encoding ${encoding} and a locale that knows no letters beyond a to z. ` +
      `Create it with: create database … template template0 encoding 'UTF8' lc_collate 'C.UTF-8' lc_ctype 'C.UTF-8'`,
  )
}

export async function encodingOf(pool: Pool): Promise<string | undefined> {
  const { rows } = await pool.query<{ encoding: string }>(
    'select pg_encoding_to_char(encoding) as encoding from pg_database where datname = current_database()',
  )
  return rows[0]?.encoding
}

/** Asked of UTF8 only: other encodings cannot even be told these letters. */
export async function seesLetters(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ is_seen: boolean }>(
    `select cardinality(show_trgm('ก日ش')) > 0 as is_seen`,
  )
  return rows[0]?.is_seen ?? false
}
