import { phrasingsOf, type RowContent } from './check-row.ts'
import type { LinkedDocument } from './linked-document.ts'

export type MergeSettings = {
  robotNo: string
  /** Of rows that name none. */
  language: string
  category: string
  as: 'published' | 'drafts'
}

/** A document with the values of a row. `related` are those of the row that exist. */
export function mergedRow(
  before: LinkedDocument | undefined,
  { docId, related, ...content }: Omit<RowContent, 'id'> & { docId: string },
  { robotNo, language, category, as }: MergeSettings,
): LinkedDocument {
  const kept = before ?? emptyDocument(docId, robotNo, language)
  const { validFrom = kept.validFrom, validUntil = kept.validUntil } = content
  const isPublished = as === 'published' ? (content.isPublished ?? true) : kept.isPublished
  return {
    ...kept,
    language: content.language ?? kept.language,
    question: content.question,
    similar: content.similar ?? kept.similar,
    answer: content.answer,
    category: content.category || category || (content.category ?? kept.category),
    validFrom: validFrom ?? undefined,
    validUntil: validUntil ?? undefined,
    attachments: content.attachments ?? kept.attachments,
    related: related ?? kept.related,
    isPublished,
  }
}

function emptyDocument(docId: string, robotNo: string, language: string): LinkedDocument {
  const none = { question: '', similar: [], answer: '', category: '', attachments: [], related: [] }
  return {
    docId,
    robotNo,
    language,
    ...none,
    validFrom: undefined,
    validUntil: undefined,
    isPublished: false,
  }
}

/** Whether saving would change nothing that anybody could notice. Links between languages are compared elsewhere. */
export function isSameDocument(before: LinkedDocument, after: LinkedDocument): boolean {
  return JSON.stringify(compared(before)) === JSON.stringify(compared(after))
}

function compared(document: LinkedDocument): unknown[] {
  const { language, question, similar, answer, category, validFrom, validUntil, isPublished } = document
  const files = document.attachments.map(({ name, url }) => [name, url])
  const texts = [
    language,
    question.trim(),
    phrasingsOf(similar, question.trim()),
    answer.trim(),
    category.trim(),
  ]
  return [...texts, validFrom ?? 0, validUntil ?? 0, isPublished, files, document.related]
}
