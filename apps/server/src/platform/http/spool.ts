import { mkdir, open, readdir, rm, stat, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { spoolTiming } from '../../node-timing.ts'
import type { Failures } from '../observe/failures.ts'
import { Failed } from './failed.ts'
import { randomId } from '../random.ts'
import { undefinedIfMissing } from '../storage/storage.ts'

/** A body on disk while it is looked at. Whoever holds it removes it. */
export type Spooled = { path: string; bytes: number; remove: () => Promise<void> }

const prefix = 'foyer-upload-'

/** A path that nobody else has, and how to be rid of what is there. */
export async function spoolPath(dir: string): Promise<{ path: string; remove: () => Promise<void> }> {
  await mkdir(dir, { recursive: true, mode: 0o700 })
  const path = join(dir, prefix + randomId())
  return { path, remove: () => rm(path, { force: true }) }
}

/**
 * Reads a body to disk: memory stays flat however large it is and however slowly it comes. Counts while it
 * reads, whatever length was announced, and leaves nothing behind when it refuses or the sender goes away.
 */
export async function spool(dir: string, source: Readable, maxBytes: number): Promise<Spooled> {
  const { path, remove } = await spoolPath(dir)
  try {
    const file = await open(path, 'wx', 0o600)
    try {
      return { path, bytes: await copy(source, file, maxBytes), remove }
    } finally {
      await file.close()
    }
  } catch (error) {
    await remove()
    if (source.errored) throw new Failed('request.invalid')
    throw error
  }
}

async function copy(source: Readable, file: FileHandle, maxBytes: number): Promise<number> {
  let bytes = 0
  // A source that is destroyed takes its socket along, and the sender would never read the refusal.
  for await (const chunk of chunksOf(source)) {
    bytes += chunk.length
    if (bytes > maxBytes) throw new Failed('upload.tooLarge')
    await file.appendFile(chunk)
  }
  return bytes
}

/** Bodies of requests are read as bytes; the type knows streams of anything. */
const chunksOf = (source: Readable): AsyncIterable<Buffer> => source.iterator({ destroyOnReturn: false })

/** Removes what processes that died in the middle of an upload have left. */
export async function clearSpool(
  dir: string,
  failures: Pick<Failures, 'ignore'>,
  now = Date.now(),
): Promise<void> {
  const names = (await readdir(dir).catch(undefinedIfMissing)) ?? []
  for (const name of names.filter((found) => found.startsWith(prefix)))
    await removeIfStale(join(dir, name), now).catch(failures.ignore('files.spool'))
}

async function removeIfStale(path: string, now: number): Promise<void> {
  const found = await stat(path).catch(undefinedIfMissing)
  if (found && now - found.mtimeMs > spoolTiming.staleMs) await rm(path, { force: true })
}
