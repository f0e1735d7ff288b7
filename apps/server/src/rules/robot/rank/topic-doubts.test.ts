import { describe, expect, test } from 'vitest'
import { termsOf } from '../terms.ts'
import { rankedDocument } from './document.ts'
import { topicDoubts } from './topic-doubts.ts'

const documentOf = (question: string, language: string) =>
  rankedDocument({ docId: question, question, similar: [], answer: '', category: '', language })

describe.each([
  ['en', ['Returns and refunds', 'Delivery times'], 'can i send this back', 'is there parking at the hotel'],
  ['es', ['Devoluciones', 'Plazos de entrega'], 'quiero mandarlo de vuelta', 'hay parking en el hotel'],
  ['zh', ['退货与退款', '配送时间'], '东西不想要了想寄回去', '酒店有停车的地方吗'],
])('in %s', (language, titles, known, unknown) => {
  const documents = titles.map((title) => documentOf(title, language))
  const doubtsAbout = (question: string) => topicDoubts(termsOf(question, language).vector, documents)

  test('a question is covered if documents are about its topic, also in other words', () => {
    expect(doubtsAbout(known).topicCoverage).toBeGreaterThan(doubtsAbout(unknown).topicCoverage + 0.2)
  })

  test('a question that is nearer to a topic than to every document speaks against an answer', () => {
    expect(doubtsAbout(unknown).topicGap).toBeGreaterThan(doubtsAbout(known).topicGap + 0.2)
    expect(doubtsAbout(unknown).topicNearness).toBeGreaterThan(0.5)
  })
})

test('languages without vectors have no doubts of this kind', () => {
  const none = { topicNearness: 0, topicCoverage: 0, topicGap: 0 }
  expect(topicDoubts(termsOf('Wo ist mein Paket?', 'de').vector, [documentOf('Lieferung', 'de')])).toEqual(
    none,
  )
})
