import { describe, expect, it } from 'vitest'
import { emoji } from './emoji.ts'

describe('the emoji palette', () => {
  it('S-18 K-01 has fifty emoji, each once', () => {
    expect(new Set(emoji).size).toBe(50)
    expect(emoji).toHaveLength(50)
  })

  it('every one is a single picture, not a letter', () => {
    const segmenter = new Intl.Segmenter('en')
    for (const one of emoji) {
      expect([one, [...segmenter.segment(one)].length]).toEqual([one, 1])
      expect(one).toMatch(/^\p{Extended_Pictographic}\u{fe0f}?$/u)
    }
  })
})
