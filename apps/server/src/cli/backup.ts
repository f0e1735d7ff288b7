import { createBackup } from '../backup/create-backup.ts'
import { readStorageConfig } from '../config.ts'
import { systemClock } from '../platform/clock.ts'
import { defineCommand } from './command.ts'
import { readCount } from './read-count.ts'
import { readDatabaseUrl } from './read-database-url.ts'

export const command = defineCommand({
  about: `Writes a new folder with a dump of the database named by DATABASE_URL, the files of STORAGE_DIR
and a manifest. Needs pg_dump. Files of a bucket (S3_BUCKET) are not copied.`,
  options: {
    to: { type: 'string', value: '<folder>', about: 'the folder of all backups', required: true },
    keep: {
      type: 'string',
      value: '<count>',
      about: 'removes all but this many of the newest backups afterwards',
    },
    'copy-all': {
      type: 'boolean',
      about: 'copies files that the backup before has, instead of linking them',
    },
    jobs: { type: 'string', value: '<count>', about: 'tables that pg_dump reads at once', default: '1' },
  },
  examples: ['foyer backup --to /backups --keep 14', 'foyer backup --to /backups --json'],
  async run({ env, values, warn, finish }) {
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
    finish({ path, counts: manifest.counts, bytes, missingFiles, removed }, [
      `${path}: ${threads} threads, ${entries} entries, ${files} files, ${bytes} bytes written`,
      ...(manifest.files.kind === 'bucket' ? [manifest.files.note] : []),
      ...removed.map((name) => `removed ${name}`),
    ])
    for (const key of missingFiles) warn(`file ${key} is not in the storage`)
    return undefined
  },
})
