import type { Market } from './load-data.ts'

/** What the robot is compared with: plain BM25 over whole documents, with pairs of letters where words are not spaced. */
export function bm25(market: Market): (question: string) => { docId: string; score: number }[] {
  const cut = cutterFor(market.language)
  const documents = market.documents.map(({ docId, question, similar, answer }) => {
    const terms = cut([question, ...similar, answer.replaceAll(/<[^>]*>/g, ' ')].join(' '))
    return { docId, length: terms.length, counts: countsOf(terms) }
  })
  const average = documents.reduce((sum, { length }) => sum + length, 0) / documents.length
  const weightOf = (term: string) => {
    const having = documents.filter(({ counts }) => counts.has(term)).length
    return Math.log(1 + (documents.length - having + 0.5) / (having + 0.5))
  }
  return (question) => {
    const terms = [...new Set(cut(question))].map((term) => ({ term, weight: weightOf(term) }))
    return documents
      .map(({ docId, length, counts }) => ({
        docId,
        score: terms.reduce((sum, { term, weight }) => {
          const count = counts.get(term) ?? 0
          return sum + (weight * count * 2.2) / (count + 1.2 * (0.25 + (0.75 * length) / average))
        }, 0),
      }))
      .toSorted((a, b) => b.score - a.score)
  }
}

function cutterFor(language: string): (text: string) => string[] {
  if (!['zh', 'tw', 'ja', 'th'].includes(language))
    return (text) => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return (text) => {
    const letters = Array.from(text.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ''))
    return letters.slice(1).map((letter, at) => `${letters[at] ?? ''}${letter}`)
  }
}

function countsOf(terms: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1)
  return counts
}
