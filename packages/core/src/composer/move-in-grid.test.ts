import { describe, expect, it } from 'vitest'
import { moveInGrid } from './move-in-grid.ts'

const grid = { count: 50, columns: 7, isRtl: false }

describe('arrow keys in a grid', () => {
  it.each([
    ['ArrowRight', 8, 9],
    ['ArrowLeft', 8, 7],
    ['ArrowDown', 8, 15],
    ['ArrowUp', 8, 1],
    ['Home', 8, 0],
    ['End', 8, 49],
  ])('S-18 %s leads from %i to %i', (key, from, to) => {
    expect(moveInGrid(from, key, grid)).toBe(to)
  })

  it('left and right are what the eye sees', () => {
    expect(moveInGrid(8, 'ArrowRight', { ...grid, isRtl: true })).toBe(7)
    expect(moveInGrid(8, 'ArrowLeft', { ...grid, isRtl: true })).toBe(9)
  })

  it.each([
    ['ArrowLeft', 0],
    ['ArrowUp', 6],
    ['Home', 0],
    ['ArrowRight', 49],
    ['ArrowDown', 43],
    ['End', 49],
    ['a', 3],
  ])('%s at %i leads nowhere', (key, from) => {
    expect(moveInGrid(from, key, grid)).toBeUndefined()
  })
})
