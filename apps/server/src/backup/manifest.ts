import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { undefinedIfMissing } from '../platform/storage/storage.ts'
import { finishedBackups } from '../rules/backup/backup-names.ts'

/** Places in the folder of a backup. */
export const places = {
  manifest: 'manifest.json',
  database: 'database',
  /** In the layout of STORAGE_DIR. */
  files: 'files',
  fileList: 'files.jsonl',
} as const

const count = z.int().min(0)
const Part = z.object({ path: z.string(), bytes: count, sha256: z.string() })
const Manifest = z.object({
  format: z.literal(1),
  version: z.string(),
  /** The moment that the backup shows: entries committed later are not in it. */
  takenAt: z.int(),
  finishedAt: z.int(),
  migrations: z.array(z.string()),
  counts: z.object({ threads: count, entries: count, files: count }),
  files: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('folder'),
      copied: count,
      linked: count,
      bytes: count,
      /** Files that were deleted between the snapshot and their copying, rows included. */
      deletedMeanwhile: z.array(z.string()),
    }),
    z.object({ kind: z.literal('bucket'), bucket: z.string(), note: z.string() }),
  ]),
  parts: z.array(Part),
})

export type Part = z.infer<typeof Part>
export type Manifest = z.infer<typeof Manifest>

export async function readManifest(backup: string): Promise<Manifest> {
  const text = await readFile(join(backup, places.manifest), 'utf8').catch(undefinedIfMissing)
  if (text === undefined) throw new Error(`${backup} is not a finished backup: it has no ${places.manifest}`)
  const result = Manifest.safeParse(JSON.parse(text))
  if (!result.success) throw new Error(`${backup}/${places.manifest}:\n${z.prettifyError(result.error)}`)
  return result.data
}

export async function writeManifest(backup: string, manifest: Manifest): Promise<void> {
  await writeFile(join(backup, places.manifest), `${JSON.stringify(manifest, null, 2)}\n`, {
    mode: 0o600,
    flush: true,
  })
}

/** The newest finished backup of a folder. */
export async function newestBackup(folder: string): Promise<string | undefined> {
  const names = await readdir(folder).catch(undefinedIfMissing)
  const [newest] = finishedBackups(names ?? [])
  return newest === undefined ? undefined : join(folder, newest)
}
