import { expect, it } from 'vitest'
import { coverOf, uncovered } from './panel-look.ts'

const phone = { width: 390, height: 844, offsetTop: 0, offsetLeft: 0, scale: 1 }

it('covers a phone', () => {
  expect(coverOf(phone)).toEqual({ width: '390px', height: '844px', top: '0px', left: '0px' })
})

it('leaves the keyboard free, and follows where the browser has scrolled to', () => {
  expect(coverOf({ ...phone, height: 508, offsetTop: 120 })).toEqual({
    width: '390px',
    height: '508px',
    top: '120px',
    left: '0px',
  })
})

it('is not squeezed into a part of a page that somebody has zoomed into', () => {
  expect(coverOf({ ...phone, width: 195, height: 422, offsetLeft: 80, scale: 2 })).toEqual(uncovered)
})

it('takes no notice of what rounding makes of no zoom', () => {
  expect(coverOf({ ...phone, scale: 1.0000001 }).width).toBe('390px')
})
