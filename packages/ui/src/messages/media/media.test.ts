import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fileShapeOf } from './file-icons.ts'
import { splitName } from './middle-truncate.ts'
import { canZoom, thumbSize } from './thumb-size.ts'

describe('a picture', () => {
  it('S-23 opens in full only when it is larger than 50 px', () => {
    expect([49, 50, 51].map((side) => canZoom({ width: side, height: side }))).toEqual([false, false, true])
    expect(canZoom({ width: 600, height: 20 })).toBe(true)
    expect(canZoom({ width: 0, height: 0 })).toBe(false)
  })

  it('keeps the height that was kept for it, unless it is small or a banner', () => {
    expect(thumbSize({ width: 4000, height: 3000 })).toEqual({ width: 240, height: 180 })
    expect(thumbSize({ width: 1080, height: 2400 })).toEqual({ width: 81, height: 180 })
    expect(thumbSize({ width: 3840, height: 2160 })).toEqual({ width: 280, height: 180 })
    expect(thumbSize({ width: 40, height: 40 })).toEqual({ width: 40, height: 40 })
    expect(thumbSize({ width: 1600, height: 300 })).toEqual({ width: 280, height: 53 })
  })

  it('has a size whatever it claims', () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.nat(100_000), (width, height) => {
        const thumb = thumbSize({ width, height })
        expect(thumb.width).toBeGreaterThan(0)
        expect(thumb.height).toBeGreaterThan(0)
        expect(thumb.width).toBeLessThanOrEqual(280)
        expect(thumb.height).toBeLessThanOrEqual(180)
      }),
    )
  })
})

describe('a file', () => {
  it('D-08 a long name is cut in the middle: the suffix stays', () => {
    expect(splitName('all-orders-of-the-year-2026-11.xlsx')).toEqual({
      start: 'all-orders-of-the-year-202',
      end: '6-11.xlsx',
    })
    expect(splitName('invoice.pdf')).toEqual({ start: 'inv', end: 'oice.pdf' })
    expect(splitName('lid.pdf')).toEqual({ start: 'lid.pdf', end: '' })
    expect(splitName('a name without any suffix at all')).toEqual({
      start: 'a name without any suffix at',
      end: ' all',
    })
  })

  it('D-08 no character of a name is lost, or cut in two', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (name) => {
        const { start, end } = splitName(name)
        expect(start + end).toBe(name)
        expect(end.isWellFormed()).toBe(name.isWellFormed())
      }),
    )
  })

  it.each([
    ['invoice.PDF', 'document'],
    ['orders.csv', 'table'],
    ['photos.zip', 'archive'],
    ['lid.jpg', 'image'],
    ['lid.mp4', 'video'],
    ['voice.ogg', 'audio'],
    ['thing.bin', 'file'],
    ['', 'file'],
  ])('D-08 %s has the icon of a %s', (name, shape) => expect(fileShapeOf(name)).toBe(shape))
})
