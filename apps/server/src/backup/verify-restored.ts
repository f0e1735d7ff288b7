import type pg from 'pg'
import { readMigrations } from '../platform/db/migrate/migration-files.ts'
import { seqFinding } from '../rules/backup/seq-finding.ts'
import type { DrillReceipt, Finding } from '../rules/backup/receipt.ts'
import type { Restored } from './restored.ts'
import { countRows, migrationNames } from './snapshot.ts'
import { fileFindings } from './verify-files.ts'

export type Verified = { findings: Finding[]; checked: DrillReceipt['checked'] }

/** Compares a restored database with what its backup promises. Reads every entry's number and every file. */
export async function verifyRestored(restored: Restored): Promise<Verified> {
  const { client, manifest } = restored
  const counts = await countRows(client)
  const names: (keyof typeof counts)[] = ['threads', 'entries', 'files']
  const findings: Finding[] = names
    .filter((name) => counts[name] !== manifest.counts[name])
    .map((name) => ({ check: 'count', text: `${counts[name]} ${name}, expected ${manifest.counts[name]}` }))
  findings.push(...(await unknownMigrations(client)), ...(await seqFindings(client)))
  for await (const text of fileFindings(restored)) findings.push({ check: 'file', text })
  return { findings, checked: counts }
}

/** Migrations of a newer version: this one cannot work with its database. */
async function unknownMigrations(client: pg.Client): Promise<Finding[]> {
  const known = new Set(readMigrations().map(({ name }) => name))
  return (await migrationNames(client))
    .filter((name) => !known.has(name))
    .map((name) => ({ check: 'migrations', text: `this version does not know the migration ${name}` }))
}

type LogRow = {
  tenant_id: number
  key: string | null
  id: string
  last_seq: number
  is_open: boolean
  session_first_seq: number
  first: number | null
  last: number | null
  n: string
  after_gap: number | null
  /** An entry is missing that belongs to a session which retention has not removed. */
  is_lacking: boolean
}

/** Only threads that may be wrong leave the database: an installation has millions of good ones. */
const suspectsSql = `
select coalesce(t.tenant_id, e.tenant_id) as tenant_id, coalesce(t.id, e.thread_id) as id, t.key,
  coalesce(t.last_seq, 0) as last_seq, coalesce(t.is_open, false) as is_open,
  coalesce(t.session_first_seq, 0) as session_first_seq, e.first, e.last, coalesce(e.n, 0) as n, g.after_gap,
  coalesce(k.is_lacking, false) as is_lacking
from threads t
full join (
  select tenant_id, thread_id, min(seq) as first, max(seq) as last, count(*) as n from entries group by 1, 2
) e on e.tenant_id = t.tenant_id and e.thread_id = t.id
left join lateral (
  select x.seq + 1 as after_gap from entries x
  where e.n <> e.last - e.first + 1 and x.tenant_id = e.tenant_id and x.thread_id = e.thread_id and x.seq < e.last
    and not exists (select from entries y
      where y.tenant_id = x.tenant_id and y.thread_id = x.thread_id and y.seq = x.seq + 1)
  order by x.seq limit 1
) g on true
left join lateral (
  select true as is_lacking from sessions s
  cross join lateral (
    select case s.first_seq when t.session_first_seq then t.last_seq else coalesce(s.last_seq, t.last_seq) end as until
  ) r
  where s.tenant_id = t.tenant_id and s.thread_id = t.id
    and not exists (select from shelves h where h.id = s.shelf and h.detached_at is not null)
    and r.until - s.first_seq + 1 <> (
      select count(*) from entries x where x.tenant_id = s.tenant_id and x.thread_id = s.thread_id
        and x.shelf = s.shelf and x.seq between s.first_seq and r.until)
  limit 1
) k on true
where t.id is null or e.last <> t.last_seq or e.n <> e.last - e.first + 1
  or (t.is_open and t.last_seq > 0 and (e.n is null or e.first > t.session_first_seq))
order by 1, 2`

async function seqFindings(client: pg.Client): Promise<Finding[]> {
  const { rows } = await client.query<LogRow>(suspectsSql)
  return rows.flatMap((row) => {
    const thread = `thread ${row.tenant_id}/${row.id}`
    if (row.key === null) return [{ check: 'seq' as const, text: `${thread} has entries and no row` }]
    // Sessions go by their own class, also from the middle of a log.
    if (!row.is_lacking) return []
    const found = seqFinding({
      lastSeq: row.last_seq,
      isOpen: row.is_open,
      sessionFirstSeq: row.session_first_seq,
      firstKept: row.first,
      lastKept: row.last,
      count: Number(row.n),
    })
    const gap = row.after_gap === null ? '' : `; the first missing one is ${row.after_gap}`
    return found === undefined ? [] : [{ check: 'seq' as const, text: `${thread} ${found}${gap}` }]
  })
}
