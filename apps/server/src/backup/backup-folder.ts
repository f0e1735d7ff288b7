import { open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { backupTiming } from '../node-timing.ts'
import { backupsToRemove, isUnfinished } from '../rules/backup/backup-names.ts'

/** Gives a whole backup its name. */
export async function finishFolder(unfinished: string, path: string): Promise<void> {
  await rename(unfinished, path)
  // Without this the new name may be lost when the machine loses power.
  const parent = await open(dirname(path))
  try {
    await parent.sync()
  } finally {
    await parent.close()
  }
}

/** Removes all but the newest; answers with the names of the removed. */
export async function removeOld(folder: string, keep: number): Promise<string[]> {
  const old = backupsToRemove(await readdir(folder), keep)
  for (const name of old) await rm(join(folder, name), { recursive: true })
  return old
}

/** Removes what processes left that died in the middle of a backup. */
export async function removeAbandoned(folder: string, now: number): Promise<void> {
  for (const name of (await readdir(folder)).filter(isUnfinished)) {
    const { mtimeMs } = await stat(join(folder, name))
    if (now - mtimeMs > backupTiming.abandonedMs) await rm(join(folder, name), { recursive: true })
  }
}
