import { inflateRawSync } from 'node:zlib'

/** Of everything in a workbook together. A sheet of 5,000 rows has a few megabytes. */
const mostBytes = 30_000_000
const mostFiles = 500
const noBytes = Buffer.alloc(0)

/** A zip file that is broken, too large when unpacked, or of a kind that no spreadsheet writes. */
export class BadZip extends Error {
  override readonly name = 'BadZip'
}

/**
 * The files of a zip archive by their names. Sizes that the archive states are not believed: unpacking stops at the bound.
 * Only what the central directory lists is read, so a reader that trusts other headers must not get the archive itself.
 */
export function unpackZip(zip: Buffer, isWanted: (name: string) => boolean): Map<string, Buffer> {
  const files = new Map<string, Buffer>()
  const { count, start } = endOf(zip)
  if (count > mostFiles) throw new BadZip('too many files')
  let left = mostBytes
  let at = start
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > zip.length || zip.readUInt32LE(at) !== 0x02014b50) throw new BadZip('no directory')
    const nameLength = zip.readUInt16LE(at + 28)
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength)
    if (isWanted(name)) {
      if (files.has(name)) throw new BadZip('a name twice')
      const bytes = fileAt(zip, at, left)
      left -= bytes.length
      files.set(name, bytes)
    }
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return files
}

function endOf(zip: Buffer): { count: number; start: number } {
  // The end of the directory, behind which a comment of 64 KiB may be.
  const at = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  if (at < 0 || at + 22 > zip.length || zip.length - at > 66_000) throw new BadZip('no end')
  return { count: zip.readUInt16LE(at + 10), start: zip.readUInt32LE(at + 16) }
}

function fileAt(zip: Buffer, entry: number, left: number): Buffer {
  const isEncrypted = (zip.readUInt16LE(entry + 8) & 1) === 1
  const method = zip.readUInt16LE(entry + 10)
  const packed = zip.readUInt32LE(entry + 20)
  const header = zip.readUInt32LE(entry + 42)
  if (isEncrypted || header + 30 > zip.length || zip.readUInt32LE(header) !== 0x04034b50)
    throw new BadZip('no file')
  const from = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28)
  const bytes = zip.subarray(from, from + packed)
  if (bytes.length !== packed) throw new BadZip('cut off')
  if (method === 0) {
    if (bytes.length > left) throw new BadZip('too large')
    return bytes
  }
  if (method !== 8) throw new BadZip('an unknown method')
  if (packed === 0) return noBytes
  try {
    return inflateRawSync(bytes, { maxOutputLength: Math.max(1, left) })
  } catch (error) {
    throw new BadZip('too large or broken', { cause: error })
  }
}
