import { describe, expect, it } from 'vitest'
import { difference } from './difference.ts'
import { shrunk, type Thumbnail } from './thumbnail.ts'

/** A light part of 420 × 240 with a dark square somewhere. */
function part(square: { at: number; size: number; dark?: number }, height = 240): Thumbnail {
  const grey = new Uint8Array(420 * height).fill(250)
  for (let y = square.at; y < square.at + square.size; y++) {
    grey.fill(square.dark ?? 40, y * 420 + square.at, y * 420 + square.at + square.size)
  }
  return shrunk({ width: 420, height, grey })
}

const icon = { at: 40, size: 18 }

describe('the difference between two pictures', () => {
  it('is nothing between two of the same', () => {
    expect(difference(part(icon), part(icon))).toBe('')
  })

  it('is an icon that vanished', () => {
    expect(difference(part(icon), part({ ...icon, size: 0 }))).toMatch(/pixels changed/)
  })

  it('is an icon that moved by its own size', () => {
    expect(difference(part(icon), part({ ...icon, at: 60 }))).toMatch(/pixels changed/)
  })

  it('is not a shade that nobody sees', () => {
    expect(difference(part(icon), part({ ...icon, dark: 60 }))).toBe('')
  })

  it('is a part that grew by a line', () => {
    expect(difference(part(icon), part(icon, 262))).toBe('is 105 × 66, was 105 × 60')
  })

  it('is not a single pixel of height', () => {
    expect(difference(part(icon), part(icon, 241))).toBe('')
  })
})
