import { limits } from '@foyer/core/timing.ts'

export type Size = { width: number; height: number }

/** The room that is kept for a picture before anybody knows how large it is. */
const box = { width: 280, height: 180, least: 72, flattest: 24 }
/** Flatter than this it is a banner, and cutting off its ends would spoil it. */
const bannerRatio = 2.5

/** S-23: larger than 50 px. Smaller ones are signs and smileys: there is nothing more to see in them. */
export function canZoom({ width, height }: Size): boolean {
  return Math.max(width, height) > limits.zoomAbovePx
}

/**
 * A thumbnail keeps the height that was kept for it, so that nothing below it jumps, and gets as wide as the
 * picture asks. Only what is smaller than that, and banners, take less.
 */
export function thumbSize({ width, height }: Size): Size {
  if (width <= 0 || height <= 0) return { width: box.height, height: box.height }
  if (width <= box.width && height <= box.height) return { width, height }
  if (width / height > bannerRatio) return banner(width, height)
  const wide = Math.round((box.height * width) / height)
  return { width: Math.min(box.width, Math.max(box.least, wide)), height: box.height }
}

function banner(width: number, height: number): Size {
  return { width: box.width, height: Math.max(box.flattest, Math.round((box.width * height) / width)) }
}
