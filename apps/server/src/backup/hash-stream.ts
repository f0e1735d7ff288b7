import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'

export type Hashed = { bytes: number; sha256: string }

/** Reads a stream to its end. */
export async function hashStream(source: Readable): Promise<Hashed> {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const chunk of source as AsyncIterable<Buffer>) {
    hash.update(chunk)
    bytes += chunk.length
  }
  return { bytes, sha256: hash.digest('hex') }
}
