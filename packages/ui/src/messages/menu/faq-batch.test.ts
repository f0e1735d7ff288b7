import fc from 'fast-check'
import { expect, it } from 'vitest'
import { batchOf } from './faq-batch.ts'

const twelve = Array.from({ length: 12 }, (_, at) => at)

it('S-13 five questions per page, and the change goes round', () => {
  const turns = [0, 1, 2, 3, 4].map((turn) => batchOf(twelve, turn))
  expect(turns.map(({ items }) => items)).toEqual([
    [0, 1, 2, 3, 4],
    [5, 6, 7, 8, 9],
    [10, 11],
    [0, 1, 2, 3, 4],
    [5, 6, 7, 8, 9],
  ])
  expect(turns.map(({ page, pages }) => `${page}/${pages}`)).toEqual(['1/3', '2/3', '3/3', '1/3', '2/3'])
})

it('S-13 up to five need no change', () => {
  expect(batchOf(twelve.slice(0, 5), 0)).toEqual({ items: [0, 1, 2, 3, 4], page: 1, pages: 1 })
  expect(batchOf([], 3)).toEqual({ items: [], page: 1, pages: 1 })
})

it('S-13 one round shows every question once', () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { maxLength: 40 }), fc.nat(100), (questions, round) => {
      const { pages } = batchOf(questions, 0)
      const seen = Array.from({ length: pages }, (_, at) => batchOf(questions, round * pages + at).items)
      expect(seen.flat()).toEqual(questions)
    }),
  )
})
