import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { randomKey } from '../random.ts'
import { storageKey, type Storage } from './storage.ts'

/** Larger than any tenant's number in the database. */
const noTenant = 4_294_967_295

/** Writes, reads and removes a small file; throws where one of them does not work. */
export async function probeStorage(storage: Storage): Promise<void> {
  // The first letters name a folder: always the same one.
  const key = storageKey(noTenant, `probe-${randomKey()}-----`)
  const bytes = Buffer.from(key)
  await storage.put(key, Readable.from([bytes]), { bytes: bytes.length, mime: 'text/plain' })
  try {
    const found = await storage.read(key)
    if (!found || !bytes.equals(await buffer(found))) throw new Error('the storage lost what was written')
  } finally {
    await storage.remove(key)
  }
}
