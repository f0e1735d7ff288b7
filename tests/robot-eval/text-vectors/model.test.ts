import { expect, test } from 'vitest'
import { learnVectors, type Topic } from './learn-vectors.ts'

/** Tokens 0 to 2 are of one topic, 3 to 5 of another, 6 is in both. */
const topic = (name: string, first: number): Topic => ({
  language: 'en',
  sector: 'shop',
  name,
  titles: [[first, 6]],
  messages: [[first, first + 1], [first + 1, first + 2, 6], [first + 2]],
})
const topics = [topic('refund', 0), topic('delivery', 3)]
const learning = { size: 8, rounds: 80, step: 0.02, temperature: 0.1, dropped: 0.2, abroad: 0, strangers: 0 }

/** The fraction of the golden ratio: evenly spread, and the same every time. */
function evenly(): () => number {
  let at = 0
  return () => (at = (at + 0.618_033_988_75) % 1)
}

const vectors = learnVectors(
  topics,
  Array.from({ length: 7 }, () => 0),
  learning,
  evenly(),
)
const cosine = (a: number, b: number) => {
  const [one, other] = [vectors[a] ?? new Float32Array(), vectors[b] ?? new Float32Array()]
  return one.reduce((sum, x, k) => sum + x * (other[k] ?? 0), 0) / Math.hypot(...one) / Math.hypot(...other)
}
const lengthOf = (token: number) => Math.hypot(...(vectors[token] ?? []))

test('tokens of one topic come near each other and far from those of the other', () => {
  expect(cosine(0, 2)).toBeGreaterThan(0.7)
  expect(cosine(0, 4)).toBeLessThan(0.3)
})

test('a token that both topics have counts less than one that tells them apart', () => {
  expect(lengthOf(6)).toBeLessThan(lengthOf(1))
})
