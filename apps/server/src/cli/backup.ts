import { parseArgs } from 'node:util'
import { createBackup } from '../backup/create-backup.ts'
import { readStorageConfig } from '../config.ts'
import { systemClock } from '../platform/clock.ts'
import { readCount } from './read-count.ts'
import { readDatabaseUrl } from './read-database-url.ts'

const help = `Usage: foyer backup --to <folder> [--keep <count>] [--copy-all] [--jobs <count>]

Writes a new folder with a dump of the database named by DATABASE_URL, the files of
STORAGE_DIR and a manifest. Needs pg_dump. Files of a bucket (S3_BUCKET) are not copied.

  --to <folder>   the folder of all backups
  --keep <count>  removes all but this many of the newest backups afterwards
  --copy-all      copies files that the backup before has, instead of linking them
  --jobs <count>  tables that pg_dump reads at once (1)
`

export async function run(
  args: string[],
  env: Readonly<Record<string, string | undefined>>,
): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      to: { type: 'string' },
      keep: { type: 'string' },
      'copy-all': { type: 'boolean', default: false },
      jobs: { type: 'string', default: '1' },
      help: { type: 'boolean' },
    },
  })
  if (values.help) {
    process.stdout.write(help)
    return 0
  }
  if (!values.to) throw new Error('--to must name the folder of the backups')
  const { path, manifest, bytes, missingFiles, removed } = await createBackup({
    databaseUrl: readDatabaseUrl(env),
    storage: readStorageConfig(env),
    to: values.to,
    keep: values.keep === undefined ? undefined : readCount('--keep', values.keep),
    copyAll: values['copy-all'],
    jobs: readCount('--jobs', values.jobs),
    now: () => systemClock.now(),
  })
  const { threads, entries, files } = manifest.counts
  const lines = [
    `${path}: ${threads} threads, ${entries} entries, ${files} files, ${bytes} bytes written`,
    ...(manifest.files.kind === 'bucket' ? [manifest.files.note] : []),
    ...removed.map((name) => `removed ${name}`),
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
  for (const key of missingFiles) process.stderr.write(`file ${key} is not in the storage\n`)
  return 0
}
