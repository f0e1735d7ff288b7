import { wordNamer } from '@foyer/core/words/find-words.ts'
import { describe, expect, it } from 'vitest'

/** The shortest of some runs: the machine may do other work during the others. */
function shortestMs(run: () => void): number {
  const times = Array.from({ length: 10 }, () => {
    const started = performance.now()
    run()
    return performance.now() - started
  })
  return Math.min(...times)
}

describe('D-16 a list that is made to be slow', () => {
  const many = (word: (place: number) => string) =>
    Array.from({ length: 2_000 }, (_, place) => ({ word: word(place), isWithheld: false }))
  const spelledOut = (place: number) =>
    'abcdefghijk'
      .split('')
      .map((letter, bit) => ((place >> bit) & 1 ? letter.toUpperCase() : letter))
      .join('')

  it.each([
    ['a common prefix', many((place) => 'a'.repeat(50) + place), 'a'.repeat(4_000)],
    ['a common prefix in Han', many((place) => '死'.repeat(50) + place), '死'.repeat(4_000)],
    ['one word in many spellings', many(spelledOut), 'abcdefghijk '.repeat(333)],
  ])('costs a message of 4,000 characters no time: %s', (_name, words, text) => {
    const names = wordNamer(words)
    // Below a millisecond on a quiet machine; seconds, where each word is looked for on its own.
    expect(shortestMs(() => names(text))).toBeLessThan(50)
  })
})
