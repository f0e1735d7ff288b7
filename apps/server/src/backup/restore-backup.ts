import { createReadStream } from 'node:fs'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { undefinedIfMissing } from '../platform/storage/storage.ts'
import { connectForHours } from '../platform/db/connect-for-hours.ts'
import { hashStream } from './hash-stream.ts'
import { places, type Manifest } from './manifest.ts'
import type { Finding } from '../rules/backup/receipt.ts'
import { runTool } from './run-tool.ts'

/** Restores the dump of a backup into an empty database. */
export async function restoreDatabase(backup: string, databaseUrl: string, jobs: number): Promise<void> {
  await assertEmpty(databaseUrl)
  const options = ['--exit-on-error', '--no-owner', '--no-privileges', `--jobs=${jobs}`]
  await runTool('pg_restore', [...options, join(backup, places.database)], databaseUrl)
}

/** Copies the files of a backup into a folder for STORAGE_DIR. Files that are there already stay as they are. */
export async function restoreFiles(backup: string, folder: string): Promise<void> {
  await cp(join(backup, places.files), folder, { recursive: true, force: false, errorOnExist: false })
}

/** Parts that are not as they were written. */
export async function damagedParts(backup: string, { parts }: Manifest): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const { path, sha256 } of parts) {
    const found = await hashStream(createReadStream(join(backup, path))).catch(undefinedIfMissing)
    if (found?.sha256 !== sha256)
      findings.push({ check: 'part', text: `${path} ${found ? 'is damaged' : 'is missing'}` })
  }
  return findings
}

async function assertEmpty(databaseUrl: string): Promise<void> {
  const client = await connectForHours(databaseUrl)
  try {
    const first = await firstRelation(client)
    if (first !== undefined)
      throw new Error(`the database is not empty: it has ${first}. Restore into a new one.`)
  } finally {
    await client.end()
  }
}

/** Extensions that an administrator or a template made do not count. */
async function firstRelation(client: pg.Client): Promise<string | undefined> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname not in ('pg_catalog', 'information_schema') and n.nspname not like 'pg\\_%'
       and not exists (select from pg_depend d
         where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
     order by 1 limit 1`,
  )
  return rows[0]?.name
}
