import { rankedDocument, type RankedDocument } from '@foyer/server/rules/robot/rank/document.ts'
import type { Statistics } from '@foyer/server/rules/robot/rank/rarity.ts'
import { askedTerms, withGuesses, type Terms } from '@foyer/server/rules/robot/terms.ts'
import { plainAnswer, cutChinese } from '@foyer/server/features/robot/knowledge/clean-answer.ts'
import type { Market, Question } from './load-data.ts'

export type Asked = { question: Question; asked: Terms; documents: RankedDocument[]; statistics: Statistics }

/** With text vectors, or without, as in languages for which none were learned. */
export type Means = 'vectors' | 'words'

/** The questions of a market with the documents that they are ranked against, as the server would have them. */
export function askInMemory(market: Market, wanted: (question: Question) => boolean, means: Means): Asked[] {
  const { language } = market
  const documents = market.documents.map((one) =>
    rankedDocument({ ...one, answer: plainAnswer(one.answer), language }, cutChinese),
  )
  const having = new Map<string, number>()
  for (const { questions, answer } of documents) {
    const terms = new Set([...questions, answer].flatMap((one) => [...one.words, ...one.concepts]))
    for (const term of terms) having.set(term, (having.get(term) ?? 0) + 1)
  }
  const statistics = { documents: documents.length, documentsWith: (term: string) => having.get(term) ?? 0 }
  return market.questions.filter(wanted).map((question) => {
    const written = askedTerms(question.q, language, cutChinese)
    const asked = withGuesses(written, language, (word) => having.has(word))
    return {
      question,
      asked: means === 'vectors' ? asked : { ...asked, vector: undefined },
      documents,
      statistics,
    }
  })
}
