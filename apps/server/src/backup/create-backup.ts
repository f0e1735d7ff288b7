import { createReadStream } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type pg from 'pg'
import type { Config } from '../config.ts'
import { version } from '../platform/observe/version.ts'
import { createStorage } from '../platform/storage/create-storage.ts'
import { backupName, unfinishedName } from '../rules/backup/backup-names.ts'
import { finishFolder, removeAbandoned, removeOld } from './backup-folder.ts'
import { lockBackups, recordBackup } from './backup-rows.ts'
import { connectForHours } from '../platform/db/connect-for-hours.ts'
import { copyFiles } from './copy-files.ts'
import { hashStream } from './hash-stream.ts'
import { newestBackup, places, writeManifest, type Manifest, type Part } from './manifest.ts'
import { runTool } from './run-tool.ts'
import { beginSnapshot, countRows, keysWithRow, storedFiles } from './snapshot.ts'

export type BackupOptions = {
  databaseUrl: string
  storage: Config['storage']
  /** The folder of all backups. */
  to: string
  /** How many backups stay there; undefined keeps all. */
  keep: number | undefined
  /** Whether files that the backup before has are copied again instead of linked. */
  copyAll: boolean
  /** Tables that pg_dump reads at once. */
  jobs: number
  now: () => number
}

export type Backup = {
  path: string
  manifest: Manifest
  bytes: number
  /** Stored files, by their rows, that the storage does not have. */
  missingFiles: string[]
  removed: string[]
}

type Written = Pick<Backup, 'manifest' | 'missingFiles'>

/** Writes a backup under a temporary name and renames it when it is whole. */
export async function createBackup(options: BackupOptions): Promise<Backup> {
  const { now, keep } = options
  const to = resolve(options.to)
  await mkdir(to, { recursive: true, mode: 0o700 })
  const client = await connectForHours(options.databaseUrl)
  try {
    await lockBackups(client)
    await removeAbandoned(to, now())
    const startedAt = now()
    const name = backupName(startedAt)
    const [unfinished, path] = [join(to, unfinishedName(name)), join(to, name)]
    const finish = await recordBackup(client, path, startedAt)
    try {
      const written = await writeBackup(client, unfinished, { ...options, to })
      await finishFolder(unfinished, path)
      const bytes = bytesOf(written.manifest)
      await finish(now(), bytes)
      return { path, ...written, bytes, removed: keep === undefined ? [] : await removeOld(to, keep) }
    } catch (error) {
      await rm(unfinished, { recursive: true, force: true })
      // The row stays without an end if the connection is what failed.
      await client
        .query('rollback')
        .then(() => finish(now(), null))
        .catch((reason: unknown) =>
          process.emitWarning(`the failed backup was not recorded: ${String(reason)}`),
        )
      throw error
    }
  } finally {
    await client.end()
  }
}

async function writeBackup(
  client: pg.Client,
  target: string,
  { databaseUrl, storage, to, copyAll, jobs, now }: BackupOptions,
): Promise<Written> {
  const previous = copyAll ? undefined : await newestBackup(to)
  await mkdir(target, { mode: 0o700 })
  const snapshot = await beginSnapshot(client)
  const dump = ['--format=directory', `--jobs=${jobs}`, `--snapshot=${snapshot.id}`]
  await runTool('pg_dump', [...dump, `--file=${join(target, places.database)}`], databaseUrl)
  const counts = await countRows(client)
  const { files, missingFiles } = await backUpFiles(client, { storage, target, previous })
  const manifest: Manifest = {
    format: 1,
    version,
    takenAt: snapshot.takenAt,
    finishedAt: now(),
    migrations: snapshot.migrations,
    counts,
    files,
    parts: await describeParts(target),
  }
  await writeManifest(target, manifest)
  return { manifest, missingFiles }
}

type FileTarget = { storage: Config['storage']; target: string; previous: string | undefined }

/** Ends the snapshot's transaction: what happened to absent files since then is read outside of it. */
async function backUpFiles(
  client: pg.Client,
  { storage, target, previous }: FileTarget,
): Promise<{ files: Manifest['files']; missingFiles: string[] }> {
  if (storage.s3) {
    await client.query('commit')
    return { files: { kind: 'bucket', bucket: storage.s3.bucket, note: bucketNote }, missingFiles: [] }
  }
  const { absent, ...copied } = await copyFiles({
    files: storedFiles(client),
    storage: createStorage({ storage }),
    target,
    previous,
  })
  await client.query('commit')
  const withRow = await keysWithRow(client, absent)
  return {
    files: { kind: 'folder', ...copied, deletedMeanwhile: absent.filter((key) => !withRow.has(key)) },
    missingFiles: [...withRow],
  }
}

const bucketNote =
  'The files are not in this backup. Turn on versioning of the bucket and back it up yourself.'

/** The dump and the list of files, which has the sums of the files. */
async function describeParts(folder: string): Promise<Part[]> {
  const dumped = await readdir(join(folder, places.database))
  const lists = (await readdir(folder)).filter((name) => name === places.fileList)
  const parts: Part[] = []
  for (const path of [...dumped.map((name) => `${places.database}/${name}`).toSorted(), ...lists])
    parts.push({ path, ...(await hashStream(createReadStream(join(folder, path)))) })
  return parts
}

/** What the backup added to the disk. */
function bytesOf({ parts, files }: Manifest): number {
  const copied = files.kind === 'folder' ? files.bytes : 0
  return parts.reduce((sum, part) => sum + part.bytes, copied)
}
