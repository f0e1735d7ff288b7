import type { KnowledgeDocument } from '@foyer/server/rules/robot/knowledge.ts'
import type { Market } from './load-data.ts'

/**
 * Made-up documents for a robot that knows as much as the largest: their words are those of the real ones, dealt
 * out anew, so that every word of a question is found in hundreds of documents. No chance is involved: the same
 * documents every time.
 */
export function padding(market: Market, robotNo: string, count: number): KnowledgeDocument[] {
  const sentences = market.documents
    .flatMap(({ question, similar, answer }) => [
      question,
      ...similar,
      ...answer.replaceAll(/<[^>]+>/g, ' ').split(/(?<=[.。؟?!！])\s*/u),
    ])
    .filter((sentence) => /\S/.test(sentence))
  const pick = (at: number) => sentences[Math.abs(at) % sentences.length] ?? ''
  return Array.from({ length: count }, (_, i) => ({
    docId: `${robotNo}-${market.language}-${market.business}-${i}`,
    robotNo,
    language: market.language,
    question: mixed(pick(i * 7), pick(i * 13 + 5)),
    similar: [mixed(pick(i * 11 + 3), pick(i * 17 + 1)), mixed(pick(i * 19 + 2), pick(i * 23 + 9))],
    answer: `<p>${[29, 31, 37].map((step) => pick(i * step + 4)).join(' ')} ${i}</p>`,
    category: '',
    validFrom: undefined,
    validUntil: undefined,
    isPublished: true,
    attachments: [],
  }))
}

/** The first half of one sentence and the second half of another. */
function mixed(one: string, other: string): string {
  return one.slice(0, Math.ceil(one.length / 2)) + other.slice(Math.floor(other.length / 2))
}
