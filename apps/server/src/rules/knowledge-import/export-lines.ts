import { importFields, type ImportField } from '@foyer/contract/desk/knowledge-import-limits.ts'
import { csvLine } from '../audit/csv.ts'
import { flagCell, guardedCell } from '../library/csv-cell.ts'
import type { LinkedDocument } from './linked-document.ts'

const columns = importFields.filter((field) => field !== 'answer' && field !== 'source')

export const csvHead = csvLine(columns)

/** A document as a line that an import reads back as it was, and that no spreadsheet calculates. */
export function csvOf(document: LinkedDocument): string {
  const { question, similar, answer, category, language, related, translationOf } = document
  const cells: Record<(typeof columns)[number], string> = {
    id: document.docId,
    language,
    question,
    similar: similar.join('\n'),
    answerHtml: answer,
    category,
    validFrom: isoTime(document.validFrom) ?? '',
    validUntil: isoTime(document.validUntil) ?? '',
    published: flagCell(document.isPublished),
    attachments: document.attachments.length > 0 ? JSON.stringify(document.attachments) : '',
    related: related.join('\n'),
    translationOf: translationOf ?? '',
  }
  return csvLine(columns.map((name) => guardedCell(cells[name])))
}

/** A document as JSON that an import reads back as it was. */
export function jsonOf(document: LinkedDocument): string {
  const { docId: id, language, question, similar, answer, category, isPublished } = document
  const { attachments, related, translationOf } = document
  const item: Partial<Record<ImportField, unknown>> = {
    id,
    language,
    question,
    similar,
    answerHtml: answer,
    category,
    validFrom: isoTime(document.validFrom) ?? null,
    validUntil: isoTime(document.validUntil) ?? null,
    published: isPublished,
    attachments,
    related,
    translationOf: translationOf ?? null,
  }
  return JSON.stringify(item)
}

function isoTime(time: number | undefined): string | undefined {
  return time === undefined ? undefined : new Date(time).toISOString()
}
