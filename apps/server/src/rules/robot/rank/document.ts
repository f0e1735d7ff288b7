import { termsOf, type Terms } from '../terms.ts'
import { centreOf, type TextVector } from '../text-vectors/text-vector.ts'
import type { Cut } from '../text/segment.ts'

/** A document as it is ranked: what it answers, and what it says. */
export type RankedDocument = {
  docId: string
  /** The question first, then those that resemble it. */
  questions: readonly Terms[]
  answer: Terms
  usefulCount: number
  uselessCount: number
  /** When it was last written. */
  updatedAt: number
}

const centres = new WeakMap<RankedDocument, TextVector | undefined>()

/** What the document's questions have in common. Remembered: the ranking and the doubts ask for it. */
export function centreOfDocument(document: RankedDocument): TextVector | undefined {
  if (!centres.has(document)) centres.set(document, centreOf(document.questions.map(({ vector }) => vector)))
  return centres.get(document)
}

export type WrittenDocument = {
  docId: string
  question: string
  similar: readonly string[]
  /** Without markup. */
  answer: string
  category: string
  language: string
}

export function rankedDocument(written: WrittenDocument, cut?: Cut): RankedDocument {
  const { docId, question, similar, answer, category, language } = written
  return {
    docId,
    questions: [question, ...similar].map((text) => termsOf(text, language, cut)),
    answer: termsOf(`${answer} ${category}`, language, cut),
    usefulCount: 0,
    uselessCount: 0,
    updatedAt: 0,
  }
}
