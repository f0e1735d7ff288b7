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
import { defineCommand, UsageError, type CommandRun, type Env } from './command.ts'
import { readCount } from './read-count.ts'
import { readDatabaseUrl } from './read-database-url.ts'

type Print = Pick<CommandRun<Record<string, never>>, 'finish' | 'warn'>

export const command = defineCommand({
  about: `Restores a backup into an empty database and verifies it. Needs pg_restore. With --drill the
database is made beside the live one (DATABASE_URL), verified and dropped, and a receipt is
stored beside the backup. Ends with 1 if the restored database lacks anything.`,
  options: {
    from: {
      type: 'string',
      value: '<backup>',
      about: "the folder of a backup, or 'newest' (--drill: newest)",
    },
    backups: {
      type: 'string',
      value: '<folder>',
      about: "where 'newest' is looked for; without it, where the table 'backups' of DATABASE_URL says",
    },
    'database-url': { type: 'string', value: '<url>', about: 'the empty database' },
    'files-to': {
      type: 'string',
      value: '<folder>',
      about: 'copies the files there as well, for STORAGE_DIR',
    },
    drill: { type: 'boolean', about: 'rehearses a restore' },
    keep: { type: 'boolean', about: "the drill's database stays" },
    jobs: { type: 'string', value: '<count>', about: 'tables that pg_restore writes at once', default: '1' },
  },
  examples: [
    'foyer restore --drill',
    'foyer restore --from newest --backups /backups --database-url postgres://…/foyer_new',
  ],
  async run({ env, values, ...print }) {
    const jobs = readCount('--jobs', values.jobs)
    const storage = readStorageConfig(env)
    const bucket = storage.s3 ? createStorage({ storage }) : undefined
    try {
      const backup = await findBackup(values.from ?? (values.drill ? 'newest' : ''), values.backups, env)
      if (values.drill) return await drill({ backup, bucket, keepDatabase: values.keep, jobs }, env, print)
      const databaseUrl = values['database-url']
      if (!databaseUrl) throw new UsageError('--database-url must name an empty database')
      return await restore({ backup, bucket, jobs, databaseUrl, filesTo: values['files-to'] }, print)
    } finally {
      bucket?.close()
    }
  },
})

async function findBackup(from: string, backups: string | undefined, env: Env): Promise<string> {
  if (from === '') throw new UsageError("--from must name a backup, or be 'newest'")
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

async function drill(options: DrillArguments, env: Env, print: Print): Promise<number> {
  const { receipt, receiptPath, database } = await runDrill({
    ...options,
    databaseUrl: readDatabaseUrl(env),
    now: () => systemClock.now(),
  })
  const { checked, rpoSeconds, rtoSeconds, verifySeconds, findings, findingCount } = receipt
  print.finish({ receipt, receiptPath, ...(options.keepDatabase && { database }) }, [
    `backup:  ${receipt.backup}`,
    `checked: ${checked.threads} threads, ${checked.entries} entries, ${checked.files} files`,
    `RPO:     ${rpoSeconds.toFixed(1)} s (age of the backup)`,
    `RTO:     ${rtoSeconds.toFixed(1)} s to restore, and ${verifySeconds.toFixed(1)} s to verify`,
    `receipt: ${receiptPath}`,
    ...(options.keepDatabase ? [`kept:    database ${database}`] : []),
  ])
  return report(findings, findingCount, print)
}

type RestoreArguments = {
  backup: string
  bucket: Storage | undefined
  jobs: number
  databaseUrl: string
  filesTo: string | undefined
}

async function restore(
  { backup, bucket, jobs, databaseUrl, filesTo }: RestoreArguments,
  print: Print,
): Promise<number> {
  const manifest = await readManifest(backup)
  const damaged = await damagedParts(backup, manifest)
  if (damaged.length > 0) {
    print.finish({ findings: damaged }, [])
    return report(damaged, damaged.length, print)
  }
  await restoreDatabase(backup, databaseUrl, jobs)
  if (filesTo !== undefined && manifest.files.kind === 'folder') await restoreFiles(backup, filesTo)
  const client = await connectForHours(databaseUrl)
  try {
    const { findings, checked } = await verifyRestored({ client, backup, manifest, bucket })
    print.finish({ checked, takenAt: manifest.takenAt, findings }, [
      `restored ${checked.threads} threads, ${checked.entries} entries, ${checked.files} files as of ${new Date(manifest.takenAt).toISOString()}`,
    ])
    return report(findings, findings.length, print)
  } finally {
    await client.end()
  }
}

function report(findings: readonly Finding[], count: number, { warn }: Print): number {
  for (const { check, text } of findings) warn(`${check}: ${text}`)
  if (count > findings.length) warn(`and ${count - findings.length} more`)
  return count === 0 ? 0 : 1
}
