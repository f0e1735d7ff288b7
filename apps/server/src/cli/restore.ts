import { parseArgs } from 'node:util'
import { newestBackupPath } from '../backup/backup-rows.ts'
import { connectForHours } from '../platform/db/connect-for-hours.ts'
import { runDrill } from '../backup/drill.ts'
import { newestBackup, readManifest } from '../backup/manifest.ts'
import type { Finding } from '../rules/backup/receipt.ts'
import { damagedParts, restoreDatabase, restoreFiles } from '../backup/restore-backup.ts'
import { verifyRestored } from '../backup/verify-restored.ts'
import { readStorageConfig } from '../config.ts'
import { systemClock } from '../platform/clock.ts'
import { createStorage } from '../platform/storage/create-storage.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { readCount } from './read-count.ts'
import { readDatabaseUrl } from './read-database-url.ts'

const help = `Usage: foyer restore --from <backup|newest> --database-url <url> [--files-to <folder>]
       foyer restore --drill [--from <backup|newest>] [--keep]

Restores a backup into an empty database and verifies it. Needs pg_restore.

  --from <backup>       the folder of a backup, or 'newest' (the default of --drill)
  --backups <folder>    where 'newest' is looked for; without it, where the table 'backups'
                        of DATABASE_URL says
  --database-url <url>  the empty database
  --files-to <folder>   copies the files there as well, for STORAGE_DIR
  --drill               restores beside the live database (DATABASE_URL), verifies, stores a
                        receipt beside the backup and drops the restored database
  --keep                the drill's database stays
  --jobs <count>        tables that pg_restore writes at once (1)

Answers 1 if the restored database lacks anything.
`

type Env = Readonly<Record<string, string | undefined>>

export async function run(args: string[], env: Env): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      from: { type: 'string' },
      backups: { type: 'string' },
      'database-url': { type: 'string' },
      'files-to': { type: 'string' },
      drill: { type: 'boolean', default: false },
      keep: { type: 'boolean', default: false },
      jobs: { type: 'string', default: '1' },
      help: { type: 'boolean' },
    },
  })
  if (values.help) {
    process.stdout.write(help)
    return 0
  }
  const jobs = readCount('--jobs', values.jobs)
  const storage = readStorageConfig(env)
  const bucket = storage.s3 ? createStorage({ storage }) : undefined
  try {
    const backup = await findBackup(values.from ?? (values.drill ? 'newest' : ''), values.backups, env)
    if (values.drill) return await drill({ backup, bucket, keepDatabase: values.keep, jobs }, env)
    const databaseUrl = values['database-url']
    if (!databaseUrl) throw new Error('--database-url must name an empty database')
    return await restore({ backup, bucket, jobs, databaseUrl, filesTo: values['files-to'] })
  } finally {
    bucket?.close()
  }
}

async function findBackup(from: string, backups: string | undefined, env: Env): Promise<string> {
  if (from === '') throw new Error("--from must name a backup, or be 'newest'")
  if (from !== 'newest') return from
  const found = backups === undefined ? await recordedBackup(env) : await newestBackup(backups)
  if (found === undefined)
    throw new Error(
      `there is no finished backup ${backups === undefined ? 'in the table backups' : `in ${backups}`}`,
    )
  return found
}

async function recordedBackup(env: Env): Promise<string | undefined> {
  const client = await connectForHours(readDatabaseUrl(env))
  try {
    return await newestBackupPath(client)
  } finally {
    await client.end()
  }
}

type DrillArguments = { backup: string; bucket: Storage | undefined; keepDatabase: boolean; jobs: number }

async function drill(options: DrillArguments, env: Env): Promise<number> {
  const { receipt, receiptPath, database } = await runDrill({
    ...options,
    databaseUrl: readDatabaseUrl(env),
    now: () => systemClock.now(),
  })
  const { checked, rpoSeconds, rtoSeconds, verifySeconds, findings, findingCount } = receipt
  process.stdout.write(
    [
      `backup:  ${receipt.backup}`,
      `checked: ${checked.threads} threads, ${checked.entries} entries, ${checked.files} files`,
      `RPO:     ${rpoSeconds.toFixed(1)} s (age of the backup)`,
      `RTO:     ${rtoSeconds.toFixed(1)} s to restore, and ${verifySeconds.toFixed(1)} s to verify`,
      `receipt: ${receiptPath}`,
      ...(options.keepDatabase ? [`kept:    database ${database}`] : []),
      '',
    ].join('\n'),
  )
  return report(findings, findingCount)
}

type RestoreArguments = {
  backup: string
  bucket: Storage | undefined
  jobs: number
  databaseUrl: string
  filesTo: string | undefined
}

async function restore({ backup, bucket, jobs, databaseUrl, filesTo }: RestoreArguments): Promise<number> {
  const manifest = await readManifest(backup)
  const damaged = await damagedParts(backup, manifest)
  if (damaged.length > 0) return report(damaged, damaged.length)
  await restoreDatabase(backup, databaseUrl, jobs)
  if (filesTo !== undefined && manifest.files.kind === 'folder') await restoreFiles(backup, filesTo)
  const client = await connectForHours(databaseUrl)
  try {
    const { findings, checked } = await verifyRestored({ client, backup, manifest, bucket })
    process.stdout.write(
      `restored ${checked.threads} threads, ${checked.entries} entries, ${checked.files} files as of ${new Date(manifest.takenAt).toISOString()}\n`,
    )
    return report(findings, findings.length)
  } finally {
    await client.end()
  }
}

function report(findings: readonly Finding[], count: number): number {
  for (const { check, text } of findings) process.stderr.write(`${check}: ${text}\n`)
  if (count > findings.length) process.stderr.write(`and ${count - findings.length} more\n`)
  return count === 0 ? 0 : 1
}
