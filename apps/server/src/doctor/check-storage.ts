import { statfs } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { undefinedIfMissing } from '../platform/storage/storage.ts'
import { probeStorage } from '../platform/readiness.ts'
import { judgeDisk, type DiskFacts } from '../rules/doctor/judge-disk.ts'
import { reasonOf } from '../rules/doctor/reason-of.ts'
import { fact, failure, verdictOf } from '../rules/doctor/verdict.ts'
import type { Check } from './run-doctor.ts'

/** Writes a small file, reads it back and removes it. */
export const checkStorage: Check = async ({ config, storage }) => {
  const { dir, s3 } = config.storage
  const place = s3
    ? fact('storageBucket', { bucket: s3.bucket })
    : fact('storageFolder', { path: resolve(dir) })
  const started = performance.now()
  try {
    await probeStorage(storage)
  } catch (error) {
    return verdictOf([place, fact('reason', { reason: reasonOf(error) })], [failure('storageBroken')])
  }
  return verdictOf([place, fact('latency', { ms: Math.round(performance.now() - started) })], [])
}

export const checkDisk: Check = async ({ config }) => {
  const { dir, spoolDir, s3 } = config.storage
  const paths = new Set([...(s3 ? [] : [resolve(dir)]), resolve(spoolDir)])
  return judgeDisk(await Promise.all([...paths].map(spaceAt)))
}

/** The first upload makes the folder: until then its parent tells. */
async function spaceAt(path: string): Promise<DiskFacts> {
  const found = await statfs(path).catch(undefinedIfMissing)
  if (!found && dirname(path) !== path) return { ...(await spaceAt(dirname(path))), path }
  if (!found) throw new Error(`no disk at ${path}`)
  const { bsize, bavail, blocks } = found
  return { path, freeBytes: bavail * bsize, totalBytes: blocks * bsize }
}
