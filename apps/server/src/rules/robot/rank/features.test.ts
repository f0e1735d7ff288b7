import { expect, test } from 'vitest'
import { askedTerms } from '../terms.ts'
import { rankedDocument } from './document.ts'
import { rank } from './rank.ts'

const documentOf = (question: string, similar: string[] = []) =>
  rankedDocument({ docId: question, question, similar, answer: '', category: '', language: 'en' })
const statistics = { documents: 2, documentsWith: () => 1 }

const learned = [
  'hi my card was just stolen on the train please help',
  'why is the fee on my card so high this week',
  'the limit of my card must go up before the holiday',
  'can somebody please tell me today what happens now',
]

test('many phrasings of a document together do not cover a question about something else', () => {
  const asked = askedTerms('somebody please go up the train', 'en')
  const [few] = rank(asked, [documentOf('Block a card', ['Lost card', 'Stolen card'])], statistics)
  const [many] = rank(
    asked,
    [documentOf('Block a card', ['Lost card', 'Stolen card', ...learned])],
    statistics,
  )
  expect(many?.features).toMatchObject({
    wordsInDocument: few?.features.wordsInDocument,
    gramsInDocument: few?.features.gramsInDocument,
    likeInDocument: few?.features.likeInDocument,
  })
})

test('a learned phrasing is found, wherever it stands among the others', () => {
  const documents = [
    documentOf('Block a card', ['Lost card', 'Stolen card', ...learned]),
    documentOf('Opening hours'),
  ]
  const [best] = rank(askedTerms('why is this fee so high', 'en'), documents, statistics)
  expect(best?.document.docId).toBe('Block a card')
})
