import { expect, test } from 'vitest'
import { termsOf } from '../terms.ts'
import { learnedFor, learnedForTerms } from './learned-for.ts'
import { learned, learnedByWords } from './weights.ts'

test.each([
  ['en', learned],
  ['tw', learned],
  ['de', learnedByWords],
])('%s has one set of weights, by its name and by its texts', (language, expected) => {
  expect(learnedFor(language)).toBe(expected)
  expect(learnedForTerms(termsOf('Hallo', language))).toBe(expected)
})

test('weights for languages without vectors count no vectors', () => {
  const { weights, shareWeights } = learnedByWords
  for (const name of ['vectorNearest', 'vectorUsual', 'vectorCentre', 'vectorAnswer'] as const) {
    expect(weights[name]).toBe(0)
    expect(shareWeights[name]).toBe(0)
    expect(weights[name] === learned.weights[name]).toBe(false)
  }
})
