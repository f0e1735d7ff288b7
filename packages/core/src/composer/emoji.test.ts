import { describe, expect, it } from 'vitest'
import { limits } from '../timing.ts'
import { emoji } from './emoji.ts'

describe('the emoji palette', () => {
  it('S-18 K-01 has fifty emoji, each once', () => {
    expect(limits.emoji).toBe(50)
    expect(new Set(emoji).size).toBe(limits.emoji)
    expect(emoji).toHaveLength(limits.emoji)
  })

  it('every one is a single picture, not a letter', () => {
    const segmenter = new Intl.Segmenter('en')
    for (const one of emoji) {
      expect([one, [...segmenter.segment(one)].length]).toEqual([one, 1])
      expect(one).toMatch(/^\p{Extended_Pictographic}\u{fe0f}?$/u)
    }
  })
})
