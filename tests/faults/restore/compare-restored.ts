import { assertMigrated } from '@foyer/server/platform/db/migrate.ts'
import pg from 'pg'
import type { Op } from '../history.ts'
import type { PatientPostgres } from '../patient-postgres.ts'

type Row = { entry: string; hash: string }

/** Entries as `thread seq`, each with a hash of its whole row. */
const rowsSql = `select t.key || ' ' || e.seq as entry, md5(e::text) as hash
  from entries e join threads t on t.tenant_id = e.tenant_id and t.id = e.thread_id`
const torn = `select t.key as entry, '' as hash from threads t
  where t.last_seq <> (select count(*) from entries e where e.tenant_id = t.tenant_id and e.thread_id = t.id)`

/** The restored log is the live one up to a moment: nothing acknowledged before it is missing, and no row differs. */
export async function compareRestored(
  restoredUrl: string,
  live: PatientPostgres,
  acked: readonly Op[],
): Promise<string[]> {
  const pool = new pg.Pool({ connectionString: restoredUrl, max: 1 })
  try {
    await assertMigrated(restoredUrl)
    const restored = toHashes((await pool.query<Row>(rowsSql)).rows)
    const original = toHashes(await live.ask<Row>(rowsSql))
    const { rows: tornThreads } = await pool.query<Row>(torn)
    const missing = acked.filter(({ thread, seq }) => !restored.has(`${thread} ${seq}`)).length
    const different = [...restored].filter(([entry, hash]) => original.get(entry) !== hash).length
    return [
      ...(acked.length === 0 ? ['nothing was acknowledged before the mark'] : []),
      ...(restored.size === original.size ? ['everything after the mark is there as well'] : []),
      ...(missing > 0 ? [`${missing} of ${acked.length} acknowledged messages were not restored`] : []),
      ...(different > 0 ? [`${different} restored rows differ from what was written`] : []),
      ...(tornThreads.length > 0 ? [`${tornThreads.length} restored threads have holes`] : []),
    ]
  } finally {
    await pool.end()
  }
}

function toHashes(rows: readonly Row[]): Map<string, string> {
  return new Map(rows.map(({ entry, hash }) => [entry, hash]))
}
