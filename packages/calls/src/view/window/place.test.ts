import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fitted, moved, resized, shiftOf, type Place } from './place.ts'

const room = { width: 1280, height: 800 }
const place: Place = { left: 900, top: 400, width: 360, height: 320, isSized: false }

describe('S-25 the window of a call on a desktop', () => {
  it('goes where it is dragged, and not out of sight', () => {
    expect(moved(place, { x: -100, y: 20 }, room)).toMatchObject({ left: 800, top: 420 })
    expect(moved(place, { x: 5000, y: 5000 }, room)).toMatchObject({ left: 912, top: 472 })
    expect(moved(place, { x: -5000, y: -5000 }, room)).toMatchObject({ left: 8, top: 8 })
  })

  it('grows at its corner, in both directions of writing', () => {
    expect(resized(place, { x: 40, y: 30 }, room, false)).toMatchObject({
      left: 900,
      width: 372,
      height: 350,
    })
    const mirrored = resized(place, { x: -40, y: 30 }, room, true)
    expect(mirrored).toMatchObject({ left: 860, width: 400, height: 350, isSized: true })
  })

  it('never becomes too small for its controls', () => {
    const small = resized(place, { x: -900, y: -900 }, room, false)
    expect(small).toMatchObject({ left: 900, top: 400, width: 300, height: 220 })
    expect(resized(place, { x: 900, y: 0 }, room, true)).toMatchObject({ left: 960, width: 300 })
  })

  it('comes back into a page that has become smaller', () => {
    expect(fitted(place, { width: 800, height: 500 })).toMatchObject({ left: 432, top: 172 })
  })

  it('is moved by the arrow keys, and by no other', () => {
    expect(shiftOf('ArrowLeft')).toEqual({ x: -24, y: 0 })
    expect(shiftOf('ArrowDown')).toEqual({ x: 0, y: 24 })
    expect(shiftOf('Enter')).toBeUndefined()
  })

  it('stays in sight whatever is done to it', () => {
    const shift = fc.record({
      x: fc.integer({ min: -3000, max: 3000 }),
      y: fc.integer({ min: -3000, max: 3000 }),
    })
    const act = fc.record({ does: fc.constantFrom('move', 'resize'), by: shift, isRtl: fc.boolean() })
    const rooms = fc.record({
      width: fc.integer({ min: 641, max: 4000 }),
      height: fc.integer({ min: 240, max: 3000 }),
    })
    fc.assert(
      fc.property(fc.array(act, { maxLength: 8 }), rooms, (acts, space) => {
        const end = acts.reduce(
          (at, { does, by, isRtl }) =>
            does === 'move' ? moved(at, by, space) : resized(at, by, space, isRtl),
          fitted(place, space),
        )
        expect(end.left).toBeGreaterThanOrEqual(8)
        expect(end.top).toBeGreaterThanOrEqual(8)
        expect(end.left + end.width).toBeLessThanOrEqual(space.width - 8)
        expect(end.top + end.height).toBeLessThanOrEqual(space.height - 8)
      }),
    )
  })
})
