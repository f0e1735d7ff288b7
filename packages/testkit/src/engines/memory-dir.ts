import { existsSync, statfsSync } from 'node:fs'

const path = '/dev/shm'

/** A run of the db tests takes about one GiB. */
const neededBytes = 4 * 1024 ** 3

/**
 * Where files are kept in memory, if there is room. A database is hundreds of files: a disk takes several times as long
 * to make and to remove them.
 */
export function memoryDir(): string | undefined {
  if (!existsSync(path)) return undefined
  const { bavail, bsize } = statfsSync(path)
  return bavail * bsize >= neededBytes ? path : undefined
}
