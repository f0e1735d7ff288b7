import { join } from 'node:path'
import type pg from 'pg'
import { createDiskStorage } from '../platform/storage/create-storage.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { orderedLookup, readFileList, type ListedFile } from './file-list.ts'
import { hashStream } from './hash-stream.ts'
import { places } from './manifest.ts'
import { storedFiles } from './snapshot.ts'
import type { Restored } from './restored.ts'

/** Stored files, by the rows of the restored database, that cannot be read as they should. */
export async function* fileFindings({ client, backup, manifest, bucket }: Restored): AsyncGenerator<string> {
  const { files } = manifest
  if (files.kind === 'bucket') {
    if (!bucket) yield `the files are in the bucket ${files.bucket}, and S3_BUCKET is not set`
    else yield* bucketFindings(client, bucket)
    return
  }
  const deleted = new Set(files.deletedMeanwhile)
  const copies = createDiskStorage(join(backup, places.files))
  const list = orderedLookup(readFileList(backup))
  for await (const { key, bytes } of storedFiles(client)) {
    if (deleted.has(key)) continue
    const problem = await problemOf(copies, await list.find(key), key, bytes)
    if (problem !== undefined) yield `file ${key} ${problem}`
  }
  await list.close()
}

async function* bucketFindings(client: pg.Client, bucket: Storage): AsyncGenerator<string> {
  for await (const { key, bytes } of storedFiles(client))
    if (!(await reachesLastByte(bucket, key, bytes)))
      yield `file ${key} is not in the bucket, or shorter than ${bytes} bytes`
}

async function problemOf(
  copies: Storage,
  listed: ListedFile | undefined,
  key: string,
  bytes: number,
): Promise<string | undefined> {
  const copy = await copies.read(key)
  if (!copy) return 'is not in the backup'
  const hashed = await hashStream(copy)
  if (hashed.bytes !== bytes) return `has ${hashed.bytes} bytes, expected ${bytes}`
  return hashed.sha256 === listed?.sha256 ? undefined : 'is damaged'
}

/** The bytes under a key never change: one that has its last byte is whole. Reading all would cost its transfer. */
async function reachesLastByte(bucket: Storage, key: string, bytes: number): Promise<boolean> {
  const last = Math.max(bytes - 1, 0)
  const read = await bucket.read(key, { start: last, end: last })
  return read !== undefined && (await hashStream(read)).bytes === 1
}
