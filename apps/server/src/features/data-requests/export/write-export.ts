import { Readable, Transform } from 'node:stream'
import yazl from 'yazl'
import type { Deps } from '../../../deps.ts'
import { storageKey } from '../../../platform/storage/storage.ts'
import { dataJson } from './data-json.ts'
import { dataPage } from './data-page.ts'
import { filesOf } from './exported-files.ts'
import type { Person } from './exported-person.ts'

type Target = { person: Person; fileId: string; signal: AbortSignal }

/** Writes the zip of an export into the file storage, a piece at a time, and answers with its size. */
export async function writeExport(deps: Deps, { person, fileId, signal }: Target): Promise<number> {
  const files = await filesOf(deps, person)
  const now = deps.clock.now()
  const zip = new yazl.ZipFile()
  const counted = countBytes()
  zip.on('error', (error: Error) => counted.stream.destroy(error))
  signal.addEventListener('abort', () => counted.stream.destroy(new Error('the export took too long')))
  const texts = { 'data.json': dataJson, 'index.html': dataPage }
  for (const [name, write] of Object.entries(texts))
    zip.addReadStreamLazy(name, { mtime: new Date(now) }, (take) => {
      take(null, Readable.from(write(deps, { person, files, now })))
    })
  for (const file of files) {
    const options = { mtime: new Date(file.createTime), compress: false }
    zip.addReadStreamLazy(file.path, options, (take) => {
      void openFile(deps, person.tenantId, file.id).then(
        (stream) => take(null, stream),
        (error: unknown) => take(error, Readable.from([])),
      )
    })
  }
  zip.end()
  zip.outputStream.pipe(counted.stream)
  await deps.storage.put(storageKey(person.tenantId, fileId), counted.stream, { mime: 'application/zip' })
  return counted.bytes()
}

/** A file that was removed meanwhile is empty: the rest of the export is worth having. */
async function openFile({ storage }: Deps, tenantId: number, id: string): Promise<Readable> {
  return (await storage.read(storageKey(tenantId, id))) ?? Readable.from([])
}

function countBytes() {
  let bytes = 0
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      done(null, chunk)
    },
  })
  return { stream, bytes: () => bytes }
}
