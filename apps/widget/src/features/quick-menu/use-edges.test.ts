import { describe, expect, it } from 'vitest'
import { edgesOf } from './use-edges.ts'

const strip = { scrollWidth: 500, clientWidth: 300 }

describe('the edges of the quick menu', () => {
  it.each([
    [0, 'menu-strip-after'],
    [100, 'menu-strip-before menu-strip-after'],
    [-100, 'menu-strip-before menu-strip-after'],
    [199.5, 'menu-strip-before'],
    [-200, 'menu-strip-before'],
  ])('S-12 moved by %f it fades at %s', (scrollLeft, edges) => {
    expect(edgesOf({ ...strip, scrollLeft })).toBe(edges)
  })

  it('S-12 what fits does not fade', () => {
    expect(edgesOf({ scrollLeft: 0, scrollWidth: 300, clientWidth: 300 })).toBe('')
  })
})
