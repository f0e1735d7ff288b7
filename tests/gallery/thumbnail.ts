import sharp from 'sharp'

/** A picture in greys, one byte per pixel. */
export type Thumbnail = { width: number; height: number; grey: Uint8Array }

/** How many pixels of a picture, in both directions, become one. */
const shrink = 4

/** Small enough to keep and too coarse for the way a machine draws the edges of letters. */
export async function thumbnailOf(png: Buffer): Promise<Thumbnail> {
  const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true })
  return shrunk({ width: info.width, height: info.height, grey: every(data, info.channels) })
}

/** Each pixel is the mean of a square of the original's. */
export function shrunk({ width, height, grey }: Thumbnail): Thumbnail {
  const small = { width: Math.ceil(width / shrink), height: Math.ceil(height / shrink) }
  const sums = new Float64Array(small.width * small.height)
  const counts = new Uint8Array(sums.length)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const place = Math.floor(y / shrink) * small.width + Math.floor(x / shrink)
      sums[place] = (sums[place] ?? 0) + (grey[y * width + x] ?? 0)
      counts[place] = (counts[place] ?? 0) + 1
    }
  }
  return { ...small, grey: Uint8Array.from(sums, (sum, place) => sum / (counts[place] ?? 1)) }
}

/** The first of every `channels` bytes: greys may come with an alpha beside them. */
function every(data: Buffer, channels: number): Uint8Array {
  return channels === 1 ? data : data.filter((_, place) => place % channels === 0)
}
