import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type pg from 'pg'
import { version } from '../platform/observe/version.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { connectForHours } from '../platform/db/connect-for-hours.ts'
import { readManifest } from './manifest.ts'
import type { DrillReceipt, Finding } from '../rules/backup/receipt.ts'
import { damagedParts, restoreDatabase } from './restore-backup.ts'
import { verifyRestored, type Verified } from './verify-restored.ts'

export type DrillOptions = {
  /** The live database: the drill's own is made beside it. */
  databaseUrl: string
  backup: string
  bucket: Storage | undefined
  /** Whether the restored database stays. */
  keepDatabase: boolean
  jobs: number
  now: () => number
}

export type Drill = { receipt: DrillReceipt; receiptPath: string; database: string }

/** As many as a person reads; the receipt counts the rest. */
const listedFindings = 100

/** Restores a backup into a new database of the same server, verifies it and stores a receipt. */
export async function runDrill(options: DrillOptions): Promise<Drill> {
  const { databaseUrl, now, keepDatabase } = options
  const backup = resolve(options.backup)
  const startedAt = now()
  const live = await connectForHours(databaseUrl)
  try {
    const database = await createBeside(live, compactTime(startedAt))
    try {
      const receipt = await restoreAndVerify(
        { ...options, backup },
        withDatabase(databaseUrl, database),
        startedAt,
      )
      const receiptPath = `${backup}.drill-${compactTime(startedAt)}.json`
      await writeFile(receiptPath, `${JSON.stringify(receipt, null, 2)}\n`, { mode: 0o600, flush: true })
      await recordDrill(live, receipt)
      return { receipt, receiptPath, database }
    } finally {
      if (!keepDatabase) await dropDatabase(live, database)
    }
  } finally {
    await live.end()
  }
}

async function restoreAndVerify(
  { backup, bucket, jobs, now }: DrillOptions,
  drillUrl: string,
  startedAt: number,
): Promise<DrillReceipt> {
  const manifest = await readManifest(backup)
  const damaged = await damagedParts(backup, manifest)
  // A damaged dump may not restore at all: the finding says more than the tool's error.
  if (damaged.length === 0) await restoreDatabase(backup, drillUrl, jobs)
  const restoredAt = now()
  const { findings, checked } = damaged.length === 0 ? await verify() : nothingVerified(damaged)

  async function verify(): Promise<Verified> {
    const client = await connectForHours(drillUrl)
    try {
      return await verifyRestored({ client, backup, manifest, bucket })
    } finally {
      await client.end()
    }
  }
  const finishedAt = now()
  return {
    backup,
    version,
    startedAt: new Date(startedAt).toISOString(),
    finishedAt: new Date(finishedAt).toISOString(),
    ok: findings.length === 0,
    rpoSeconds: (startedAt - manifest.takenAt) / 1000,
    rtoSeconds: (restoredAt - startedAt) / 1000,
    verifySeconds: (finishedAt - restoredAt) / 1000,
    checked,
    findings: findings.slice(0, listedFindings),
    findingCount: findings.length,
  }
}

function nothingVerified(findings: Finding[]): Verified {
  return { findings, checked: { threads: 0, entries: 0, files: 0 } }
}

function compactTime(at: number): string {
  return new Date(at).toISOString().replaceAll(/[-:.]/g, '').toLowerCase()
}

/** The same encoding and locale as the live database, whoever made it. */
async function createBeside(live: pg.Client, time: string): Promise<string> {
  const { rows } = await live.query<{ name: string; statement: string }>(
    `select name, format('create database %I template template0 encoding %L lc_collate %L lc_ctype %L', name,
         pg_encoding_to_char(encoding), datcollate, datctype)
       || case datlocprovider when 'i' then format(' locale_provider icu icu_locale %L', locale)
            when 'b' then format(' locale_provider builtin builtin_locale %L', locale) else '' end as statement
     from (select *, left(datname, 35) || '_drill_' || $1 as name,
         coalesce(to_jsonb(d) ->> 'datlocale', to_jsonb(d) ->> 'daticulocale') as locale
       from pg_database d where datname = current_database()) own`,
    [time],
  )
  const [made] = rows
  if (!made) throw new Error('PostgreSQL does not describe its own database')
  await live.query(made.statement)
  return made.name
}

async function dropDatabase(live: pg.Client, name: string): Promise<void> {
  const { rows } = await live.query<{ statement: string }>(
    `select format('drop database if exists %I with (force)', $1::text) as statement`,
    [name],
  )
  await live.query(rows[0]?.statement ?? '')
}

async function recordDrill(live: pg.Client, receipt: DrillReceipt): Promise<void> {
  await live.query(
    'insert into restore_drills (backup, started_at, finished_at, ok, receipt) values ($1, $2, $3, $4, $5)',
    [receipt.backup, Date.parse(receipt.startedAt), Date.parse(receipt.finishedAt), receipt.ok, receipt],
  )
}

/** The same server, another database. */
function withDatabase(databaseUrl: string, database: string): string {
  const url = new URL(databaseUrl)
  url.pathname = `/${encodeURIComponent(database)}`
  return url.href
}
