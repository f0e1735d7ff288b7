import { describe, expect, it } from 'vitest'
import { isPulledFarEnough, isUpKey, pullPx, pullTo, wheelTo } from './pull.ts'

describe('pulling for history', () => {
  it('S-11 a finger pulls down with resistance until it is far enough', () => {
    expect(isPulledFarEnough(pullTo(100, 100 + pullPx))).toBe(false)
    expect(isPulledFarEnough(pullTo(100, 100 + pullPx * 2))).toBe(true)
    expect(pullTo(100, 40).distance).toBe(0)
  })

  it('S-11 a wheel that goes on turning at the top asks once', () => {
    const first = wheelTo(0, -100, true)
    expect(first).toEqual({ travelled: 100, isEnough: false })
    expect(wheelTo(first.travelled, -100, true)).toEqual({ travelled: 0, isEnough: true })
  })

  it('a wheel in the middle of the list, or downwards, begins anew', () => {
    expect(wheelTo(100, -100, false).travelled).toBe(0)
    expect(wheelTo(100, 10, true).travelled).toBe(0)
  })

  it('S-11 the keys that go up', () => {
    expect(['PageUp', 'Home', 'ArrowUp'].every(isUpKey)).toBe(true)
    expect(isUpKey('ArrowDown')).toBe(false)
  })
})
