import { expect, it } from 'vitest'
import { isEmpty, isHalf, pairsFrom } from './pairs.ts'

const pair = { docId: 'd1', question: 'Open?', answer: 'Yes' }
const newId = () => 'new'
const none = { docId: 'new', question: '', answer: '' }

it('keeps stored pairs and fills them up to five', () => {
  expect(pairsFrom([pair], newId)).toEqual([pair, none, none, none, none])
  expect(
    pairsFrom(
      Array.from({ length: 9 }, () => pair),
      newId,
    ),
  ).toHaveLength(5)
})

it.each([undefined, null, 'x', {}, [1, null, { docId: 1 }, { docId: 'd', question: 'q' }]])(
  '%j holds no pair',
  (stored) => expect(pairsFrom(stored, newId)).toEqual([none, none, none, none, none]),
)

it.each([
  [pair, false, false],
  [none, true, false],
  [{ ...pair, answer: ' ' }, false, true],
  [{ ...pair, question: '' }, false, true],
])('%j', (given, empty, half) => {
  expect([isEmpty(given), isHalf(given)]).toEqual([empty, half])
})
