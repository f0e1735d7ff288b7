import type { Config } from '../../config.ts'
import { createDiskStorage } from './disk-storage.ts'
import { createS3Storage } from './s3-storage.ts'
import type { Storage } from './storage.ts'

/** A bucket when one is configured, a folder otherwise. */
export function createStorage({ storage }: Config): Storage {
  return storage.s3 ? createS3Storage(storage.s3) : createDiskStorage(storage.dir)
}
