import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { wordDiff, type DiffPart } from './word-diff.ts'

const side = (parts: readonly DiffPart[], without: 'added' | 'removed'): string =>
  parts
    .filter(({ kind }) => kind !== without)
    .map(({ text }) => text)
    .join('')

describe('wordDiff', () => {
  it('marks the words that differ and no others', () => {
    expect(wordDiff('Return it within 30 days.', 'Return it within 14 days.')).toEqual([
      { kind: 'same', text: 'Return it within ' },
      { kind: 'removed', text: '30' },
      { kind: 'added', text: '14' },
      { kind: 'same', text: ' days.' },
    ])
  })

  it('cuts Chinese into words', () => {
    const parts = wordDiff('您可以在三十天内退货', '您可以在十四天内退货')
    expect(parts.at(0)).toMatchObject({ kind: 'same' })
    expect(parts.at(-1)).toMatchObject({ kind: 'same' })
    expect(parts.some(({ kind }) => kind === 'added')).toBe(true)
  })

  it('has nothing to mark in equal texts, and everything in new ones', () => {
    expect(wordDiff('Same', 'Same')).toEqual([{ kind: 'same', text: 'Same' }])
    expect(wordDiff('', 'New text')).toEqual([{ kind: 'added', text: 'New text' }])
    expect(wordDiff('', '')).toEqual([])
  })

  it('contains both texts, whatever they are', () => {
    const text = fc.array(fc.constantFrom('a', 'b', ' ', '退货', '\n', '👍', '.'), { maxLength: 40 })
    fc.assert(
      fc.property(text, text, (one, other) => {
        const [before, after] = [one.join(''), other.join('')]
        const parts = wordDiff(before, after)
        expect(side(parts, 'added')).toBe(before)
        expect(side(parts, 'removed')).toBe(after)
      }),
    )
  })

  it('answers about the longest texts, too', () => {
    const [before, after] = ['a b '.repeat(5_000), 'c d '.repeat(5_000)]
    expect(wordDiff(before, after).map(({ kind }) => kind)).toContain('added')
  })
})
