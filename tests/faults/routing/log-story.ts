import { toEntry, type EntryRow } from '@foyer/server/log/rows.ts'
import type { Entry } from '@foyer/core/log/entry.ts'
import type { PatientPostgres } from '../patient-postgres.ts'

/** The whole log of a thread by its public key. */
export async function logOf(postgres: PatientPostgres, key: string): Promise<Entry[]> {
  const rows = await postgres.ask<EntryRow>(
    `select e.seq, e.at, e.agent_id, e.kind, e.sender, e.flags, e.client_id, e.content, e.extra, '' as nick, '' as face
     from entries e join threads t on t.tenant_id = e.tenant_id and t.id = e.thread_id
     where t.key = $1 order by e.seq`,
    [key],
  )
  return rows.map((row) => toEntry(row, key))
}
