import { expect, test } from 'vitest'
import { askedTerms } from '../terms.ts'
import { doubtsOf } from './confidence.ts'
import { rankedDocument } from './document.ts'
import { rank } from './rank.ts'

test('documents that are not there do not compete with the only one', () => {
  const question = 'Where is my order?'
  const only = rankedDocument({
    docId: 'track',
    question,
    similar: [],
    answer: '',
    category: '',
    language: 'en',
  })
  const statistics = { documents: 1, documentsWith: () => 1 }
  const asked = askedTerms(question, 'en')
  const doubts = doubtsOf(asked, rank(asked, [only], statistics), statistics)
  expect(doubts).toMatchObject({ second: 0, third: 0 })
  expect(doubts?.margin).toBeGreaterThan(0)
})

test('without any document there is nothing to be sure of', () => {
  expect(doubtsOf(askedTerms('hello', 'en'), [], { documents: 0, documentsWith: () => 0 })).toBeUndefined()
})
