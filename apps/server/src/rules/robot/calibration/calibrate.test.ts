import { expect, it } from 'vitest'
import { similarityScale } from './calibrate.ts'

const many = (value: number) => Array.from({ length: 30 }, () => value)

it('a scale lies between the means of known and of foreign questions', () => {
  const scale = similarityScale({ known: [...many(0.6), ...many(0.8)], foreign: many(0.3) })
  expect(scale?.known).toBeCloseTo(0.7)
  expect(scale?.foreign).toBeCloseTo(0.3)
})

it.each([
  ['few phrasings', { known: [0.9, 0.8], foreign: many(0.3) }],
  ['few foreign questions', { known: many(0.8), foreign: [0.3] }],
  ['a model that finds foreign questions more similar', { known: many(0.3), foreign: many(0.4) }],
])('%s give none', (_, measured) => {
  expect(similarityScale(measured)).toBeUndefined()
})
