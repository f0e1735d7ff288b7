import type { Thumbnail } from './thumbnail.ts'

/** A pixel that changed by less is the same: kept thumbnails have 16 greys, and machines draw edges differently. */
const visible = 36

/** How many pixels may differ: a thousandth, within bounds. An icon is more than that on any part. */
const allowed = { share: 0.001, least: 4, most: 12 }

/** In words, what is different; empty when nothing is that anybody would see. */
export function difference(before: Thumbnail, now: Thumbnail): string {
  // One pixel more or less is a rounding of a quarter of it.
  if (Math.abs(before.width - now.width) > 1 || Math.abs(before.height - now.height) > 1) {
    return `is ${now.width} × ${now.height}, was ${before.width} × ${before.height}`
  }
  const width = Math.min(before.width, now.width)
  const height = Math.min(before.height, now.height)
  let changed = 0
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const was = before.grey[y * before.width + x] ?? 0
      const is = now.grey[y * now.width + x] ?? 0
      if (Math.abs(was - is) > visible) changed++
    }
  }
  const most = Math.min(allowed.most, Math.max(allowed.least, width * height * allowed.share))
  return changed > most ? `${changed} of ${width * height} pixels changed, ${Math.floor(most)} may` : ''
}
