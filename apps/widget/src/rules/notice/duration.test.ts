import { describe, expect, it } from 'vitest'
import { noticeSeconds } from './duration.ts'

describe('the notice', () => {
  it.each([
    [0, 15],
    [89, 15],
    [90, 10],
    [180, 20],
    [900, 100],
  ])('K-02 %i characters take %i s', (length, seconds) => {
    expect(noticeSeconds('x'.repeat(length))).toBe(seconds)
  })
})
