import { stat } from 'node:fs/promises'
import sharp, { type Metadata, type ResizeOptions, type Sharp } from 'sharp'
import { Failed } from '../../platform/http/failed.ts'
import { tryParseAsync } from '../../platform/try-parse.ts'
import { createSlots } from '../../platform/storage/slots.ts'
import { spoolPath, type Spooled } from '../../platform/http/spool.ts'

/** Of a picture, all frames together. Four bytes each, so this is also the memory that one may take. */
const maxPixels = 25_000_000
/** Moving pictures beyond this are kept as their first frame: nobody watches them, and they cost the most. */
const maxMovingPixels = 12_500_000
const maxFrames = 300
const seconds = 5
const atOnce = 2
const previewSize = { width: 1280, height: 1280 }
const decorationSize = { width: 1920, height: 1920 }
const portraitSize = { width: 256, height: 256 }
const openOptions = { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true } as const

const loaders = ['Jpeg', 'Png', 'Nsgif', 'Webp'].map((name) => `VipsForeignLoad${name}`)

/** The four formats we draw again, each as itself. */
const encoders: Record<string, (picture: Sharp) => Sharp> = {
  'image/jpeg': (picture) => picture.jpeg({ quality: 85 }),
  'image/png': (picture) => picture.png({ compressionLevel: 6 }),
  'image/gif': (picture) => picture.gif({ effort: 2 }),
  'image/webp': (picture) => picture.webp({ quality: 85, effort: 2 }),
}

/**
 * Draws pictures again from their pixels. What is no pixel (places and names in EXIF, a page or program hidden
 * behind the picture) does not come along, and what is no picture fails.
 */
export function createImages(spoolDir: string) {
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: loaders })
  sharp.cache(false)
  sharp.concurrency(1)
  const slots = createSlots(atOnce)
  // Their own: agents who look at pictures do not hold up those who send some.
  const previewSlots = createSlots(atOnce)

  return {
    /** The picture at `path` as a new file, or `upload.type`. */
    redraw: (path: string, mime: string): Promise<Spooled> =>
      slots(async () => {
        const target = await spoolPath(spoolDir)
        try {
          const picture = await open(path)
          const encode = encoders[mime]
          if (!encode) throw new Failed('upload.type')
          await encode(picture).timeout({ seconds }).toFile(target.path)
          return { ...target, bytes: (await stat(target.path)).size }
        } catch (error) {
          await target.remove()
          throw isDiskTrouble(error) ? error : new Failed('upload.type')
        }
      }),

    /** The middle of the picture at `path` as a square, for people; or `upload.type`. */
    portrait: (path: string): Promise<Buffer> => slots(() => drawn(path, { ...portraitSize, fit: 'cover' })),

    /** The picture at `path` for the chat's own surface, no larger than it needs; or `upload.type`. */
    decoration: (path: string): Promise<Buffer> =>
      slots(() => drawn(path, { ...decorationSize, fit: 'inside', withoutEnlargement: true })),

    /** A picture of another site, drawn again and no larger than a card needs it; undefined when it is none. */
    preview: (bytes: Buffer): Promise<Buffer | undefined> =>
      previewSlots(() =>
        tryParseAsync(() =>
          sharp(bytes, openOptions)
            .autoOrient()
            .resize({ ...previewSize, fit: 'inside', withoutEnlargement: true })
            .webp({ quality: 80, effort: 2 })
            .timeout({ seconds })
            .toBuffer(),
        ),
      ),
  }
}

export type Images = ReturnType<typeof createImages>

async function drawn(path: string, size: ResizeOptions): Promise<Buffer> {
  try {
    return await sharp(path, openOptions)
      .autoOrient()
      .resize(size)
      .webp({ quality: 85, effort: 2 })
      .timeout({ seconds })
      .toBuffer()
  } catch (error) {
    throw isDiskTrouble(error) ? error : new Failed('upload.type')
  }
}

async function open(path: string): Promise<Sharp> {
  const about = await sharp(path, openOptions).timeout({ seconds }).metadata()
  if (isMoving(about)) return sharp(path, { ...openOptions, animated: true })
  // Upright first: the tag that says how to turn it goes with the rest.
  return sharp(path, openOptions).autoOrient()
}

function isMoving({ width, height, pageHeight = height, pages = 1 }: Metadata): boolean {
  return pages > 1 && pages <= maxFrames && width * pageHeight * pages <= maxMovingPixels
}

function isDiskTrouble(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error
}
