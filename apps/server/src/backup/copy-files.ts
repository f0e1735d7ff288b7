import { createReadStream, createWriteStream } from 'node:fs'
import { link, mkdir, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { diskPath } from '../platform/storage/create-storage.ts'
import { undefinedIfMissing, type Storage } from '../platform/storage/storage.ts'
import { orderedLookup, readFileList, type ListedFile } from './file-list.ts'
import { hashStream, type Hashed } from './hash-stream.ts'
import { places } from './manifest.ts'

export type StoredFile = { key: string; bytes: number }
export type CopyResult = { copied: number; linked: number; bytes: number; absent: string[] }

type Parts = {
  /** Ordered by key. */
  files: AsyncIterable<StoredFile>
  storage: Storage
  target: string
  /** The backup before, if there is one. */
  previous: string | undefined
}

/**
 * Puts every stored file into the backup and lists it. A file that the backup before has is linked: the bytes under a
 * key never change, and a backup costs the space of the new files only.
 */
export async function copyFiles({ files, storage, target, previous }: Parts): Promise<CopyResult> {
  const before = previous === undefined ? undefined : orderedLookup(readFileList(previous))
  const list = createWriteStream(join(target, places.fileList), { mode: 0o600, flush: true })
  const result: CopyResult = { copied: 0, linked: 0, bytes: 0, absent: [] }

  async function linkOrCopy({ key, bytes }: StoredFile): Promise<ListedFile | undefined> {
    const path = diskPath(join(target, places.files), key)
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    const known = await before?.find(key)
    if (previous !== undefined && known?.bytes === bytes) {
      if (await isLinked(diskPath(join(previous, places.files), key), path, bytes)) {
        result.linked++
        return known
      }
    }
    const source = await storage.read(key)
    if (!source) return undefined
    const hashed = await copy(source, path)
    result.copied++
    result.bytes += hashed.bytes
    return { key, ...hashed }
  }

  async function* lines(): AsyncGenerator<string> {
    for await (const file of files) {
      const listed = await linkOrCopy(file)
      if (listed) yield `${JSON.stringify(listed)}\n`
      else result.absent.push(file.key)
    }
  }

  try {
    await pipeline(lines, list)
  } finally {
    await before?.close()
  }
  return result
}

/** False where the file cannot be linked: it is gone or damaged, on another disk, or has too many links. */
async function isLinked(from: string, to: string, bytes: number): Promise<boolean> {
  const found = await stat(from).catch(undefinedIfMissing)
  if (found?.size !== bytes) return false
  try {
    await link(from, to)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && unlinkable.has(String(error.code))) return false
    throw error
  }
}

const unlinkable = new Set(['EXDEV', 'EMLINK', 'EPERM', 'ENOTSUP'])

async function copy(source: Readable, path: string): Promise<Hashed> {
  try {
    await pipeline(source, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }))
    return await hashStream(createReadStream(path))
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
}
