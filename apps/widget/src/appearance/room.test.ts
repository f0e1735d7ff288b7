import { describe, expect, it } from 'vitest'
import { isLow, roomOf } from './room.ts'

describe('the room above a keyboard', () => {
  it('is what can be seen of the window', () => {
    expect(roomOf({ height: 420.4, offsetTop: 60, scale: 1 }, 780)).toEqual({ height: 420, top: 60 })
  })

  it('is the whole window without a keyboard, behind a bar of the browser, and for somebody who zooms in', () => {
    expect(roomOf({ height: 780, offsetTop: 0, scale: 1 }, 780)).toBeUndefined()
    expect(roomOf({ height: 724, offsetTop: 0, scale: 1 }, 780)).toBeUndefined()
    expect(roomOf({ height: 390, offsetTop: 100, scale: 2 }, 780)).toBeUndefined()
  })
})

it('a window with little height is low, whether by its size or by a keyboard', () => {
  expect([256, 420, 421, 844].map(isLow)).toEqual([true, true, false, false])
})
