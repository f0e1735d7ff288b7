import type { RankedDocument } from './rank/document.ts'
import type { Statistics } from './rank/rarity.ts'

/**
 * The statistics that a knowledge base would have if these drafts were published as well, instead of the documents that
 * they replace.
 */
export function statisticsWith(
  statistics: Statistics,
  drafts: readonly RankedDocument[],
  replaced: readonly RankedDocument[] = [],
): Statistics {
  const change = new Map<string, number>()
  const count = (documents: readonly RankedDocument[], by: number) => {
    for (const { questions, answer } of documents) {
      const terms = new Set([...questions, answer].flatMap((one) => [...one.words, ...one.concepts]))
      for (const term of terms) change.set(term, (change.get(term) ?? 0) + by)
    }
  }
  count(drafts, 1)
  count(replaced, -1)
  return {
    documents: statistics.documents + drafts.length - replaced.length,
    documentsWith: (term) => statistics.documentsWith(term) + (change.get(term) ?? 0),
  }
}
