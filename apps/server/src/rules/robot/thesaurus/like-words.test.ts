import { describe, expect, test } from 'vitest'
import groups from './en.json' with { type: 'json' }
import { comparedWords } from '../text/compared-words.ts'
import { likeWords } from './like-words.ts'

const [refund = '', reimburse = '', weather = ''] = ['refund', 'reimburse', 'rain'].map(
  (word) => [...comparedWords([word])][0],
)

describe('likeWords', () => {
  test('finds words that share a group, and ranks them above those of other topics', () => {
    const like = likeWords(refund, 'en')
    expect(like.get(reimburse)).toBeGreaterThan(0.2)
    expect(like.get(reimburse) ?? 0).toBeGreaterThan(like.get(weather) ?? 0)
  })

  test('is never negative and at most 1', () => {
    const like = likeWords(refund, 'en')
    const values = groups
      .flatMap((group) => group.replace('~', '').split(/[, ]/))
      .map((word) => like.get(word))
    expect(values.filter((value) => !(value >= 0 && value <= 1))).toEqual([])
    expect(values.some((value) => value > 0 && value < 1)).toBe(true)
  })

  test.each([
    ['a word that the thesaurus lacks', 'zyzzyva', 'en'],
    ['a language without a thesaurus', refund, 'pl'],
  ])('has nothing for %s', (_, word, language) => {
    expect(likeWords(word, language).get(reimburse)).toBe(0)
  })

  test('reads traditional Chinese channels with the Chinese groups', () => {
    expect(likeWords('退款', 'tw').get('退钱')).toBe(likeWords('退款', 'zh').get('退钱'))
  })
})
