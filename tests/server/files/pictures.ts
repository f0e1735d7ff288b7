import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

export type Picture = Uint8Array<ArrayBuffer>

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 80, b: 40 } } })

export const png = async (width = 8, height = 6): Promise<Picture> =>
  asBytes(await plain(width, height).png().toBuffer())
export const jpeg = async (): Promise<Picture> => asBytes(await plain(8, 6).jpeg().toBuffer())
export const webp = async (): Promise<Picture> => asBytes(await plain(8, 6).webp().toBuffer())

/** As phones take them: lying on its side, with the place where it was taken. */
export async function phonePhoto(): Promise<Picture> {
  const exif = {
    IFD0: { Copyright: 'SECRET-OWNER' },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
  }
  return asBytes(await plain(40, 20).withExif(exif).withMetadata({ orientation: 6, exif }).jpeg().toBuffer())
}

export async function gif(frames: number, size = 4): Promise<Picture> {
  const channels = 4
  const raw = Buffer.alloc(size * size * frames * channels)
  for (let i = 0; i < raw.length; i++) raw[i] = (i * 7 + Math.floor(i / (size * size * channels)) * 53) % 256
  const input = { raw: { width: size, height: size * frames, channels, pageHeight: size } } as const
  return asBytes(
    await sharp(raw, input)
      .gif({ delay: Array<number>(frames).fill(50) })
      .toBuffer(),
  )
}

/** A real png of one colour, written row by row: small on disk, huge when decoded. */
export function hugePng(side: number): Picture {
  const row = Buffer.alloc(side / 8 + 1)
  const rows = deflateSync(Buffer.alloc(row.length * side), { level: 9 })
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head[8] = 1
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return asBytes(
    Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]),
  )
}

function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const body = Buffer.concat([Buffer.from(type), data])
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

export function joined(...parts: (Uint8Array | string)[]): Picture {
  return asBytes(Buffer.concat(parts.map((part) => Buffer.from(part as Uint8Array))))
}

export const asBytes = (buffer: Buffer): Picture => new Uint8Array(buffer)

/** The first bytes of an mp4, followed by whatever. */
export const mp4 = (rest = ''): Picture =>
  joined(Buffer.from([0, 0, 0, 24]), 'ftypisom', Buffer.from([0, 0, 2, 0]), 'isomiso2', rest || 'mdat')
