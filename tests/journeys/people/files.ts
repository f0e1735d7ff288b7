import { mkdtemp, open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'

export type GivenFile = { name: string; mimeType: string; buffer: Buffer }

/** A real picture, large enough to be opened in full size. */
export async function picture(name: string, size = { width: 320, height: 200 }): Promise<GivenFile> {
  const background = { r: 200, g: 80, b: 40 }
  const buffer = await sharp({ create: { ...size, channels: 3, background } })
    .png()
    .toBuffer()
  return { name, mimeType: 'image/png', buffer }
}

/** A picture of two by two in the oldest format that a picker offers. */
export function bitmap(name: string): GivenFile {
  const buffer = Buffer.alloc(70, 120)
  buffer.fill(0, 0, 54)
  buffer.write('BM', 0)
  buffer.writeUInt32LE(buffer.length, 2)
  buffer.writeUInt32LE(54, 10)
  buffer.writeUInt32LE(40, 14)
  buffer.writeInt32LE(2, 18)
  buffer.writeInt32LE(2, 22)
  buffer.writeUInt16LE(1, 26)
  buffer.writeUInt16LE(24, 28)
  return { name, mimeType: 'image/bmp', buffer }
}

export function textFile(name: string, bytes = 3000): GivenFile {
  return { name, mimeType: 'text/plain', buffer: Buffer.alloc(bytes, 'foyer ') }
}

/** A file on disk of any size, without filling the disk. Answers with its path. */
export async function fileOfSize(name: string, bytes: number): Promise<string> {
  const path = join(await mkdtemp(join(tmpdir(), 'foyer-file-')), name)
  const file = await open(path, 'w')
  await file.truncate(bytes)
  await file.close()
  return path
}

/** A sound of so many seconds, in which nothing is heard. */
export function wav(seconds: number): Buffer {
  const rate = 8000
  const head = Buffer.alloc(44)
  head.write('RIFF', 0)
  head.writeUInt32LE(36 + rate * seconds, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(rate, 24)
  head.writeUInt32LE(rate, 28)
  head.writeUInt16LE(1, 32)
  head.writeUInt16LE(8, 34)
  head.write('data', 36)
  head.writeUInt32LE(rate * seconds, 40)
  return Buffer.concat([head, Buffer.alloc(rate * seconds, 128)])
}
