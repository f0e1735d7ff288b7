import type { RankedDocument } from '../rank/document.ts'
import type { Statistics } from '../rank/rarity.ts'

type Knowledge = { documents: readonly RankedDocument[]; statistics: Statistics }

/**
 * The knowledge as if nobody had written one phrasing of a document: the phrasing can then be asked like a question of
 * a visitor. Undefined when the document would have no question left.
 */
export function withoutPhrasing(
  { documents, statistics }: Knowledge,
  docId: string,
  phrasing: number,
): Knowledge | undefined {
  const whole = documents.find((one) => one.docId === docId)
  const questions = whole?.questions.filter((_, place) => place !== phrasing) ?? []
  if (!whole || questions.length === 0 || questions.length === whole.questions.length) return undefined
  const rest = { ...whole, questions }
  const had = termsIn(whole)
  const has = termsIn(rest)
  return {
    documents: documents.map((one) => (one === whole ? rest : one)),
    statistics: {
      documents: statistics.documents,
      documentsWith: (term) => statistics.documentsWith(term) - (had.has(term) && !has.has(term) ? 1 : 0),
    },
  }
}

function termsIn({ questions, answer }: RankedDocument): Set<string> {
  return new Set([...questions, answer].flatMap(({ words, concepts }) => [...words, ...concepts]))
}
