import type { Deps } from '../../deps.ts'
import { Failed } from '../../platform/http/failed.ts'
import { sealedFileUrl, type Holder } from '../files/file-seal.ts'
import { fileRefOf } from '../files/file-url.ts'
import { storeFile } from '../files/store-file.ts'

type From = Parameters<typeof storeFile>[1]
type Arrived = Parameters<typeof storeFile>[2]

/** A file for a ticket: stored like every other, and read by an address that is sealed for whoever brought it. */
export async function storeTicketFile(deps: Deps, from: From, holder: Holder, arrived: Arrived) {
  const stored = await storeFile(deps, from, arrived)
  const ref = fileRefOf(stored.url)
  if (!ref) throw new Failed('internal')
  const file = { ...ref, name: stored.name }
  return { ...stored, url: sealedFileUrl(deps.config.keys, file, holder, deps.clock.now()) }
}
