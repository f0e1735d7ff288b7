import type { ImportReason } from '@foyer/contract/desk/knowledge-import-limits.ts'
import { knowledgeLimits } from '@foyer/contract/desk/knowledge-limits.ts'
import { toStorableText } from '@foyer/contract/storable.ts'
import { textLimits } from '@foyer/contract/text-limits.ts'
import { flagOf, timeOf } from '../library/csv-cell.ts'
import type { Attachment } from '../robot/knowledge.ts'
import { safeAttachments } from '../robot/document-content.ts'
import type { WrittenRow } from './written-row.ts'

/** A row's values for a document. Undefined: the value stays as it is. */
export type RowContent = {
  id: string | undefined
  language: string | undefined
  question: string
  similar: string[] | undefined
  /** Cleaned html. */
  answer: string
  category: string | undefined
  /** Null: at any time. */
  validFrom: number | null | undefined
  validUntil: number | null | undefined
  isPublished: boolean | undefined
  attachments: Attachment[] | undefined
  /** Ids as the file has them, each once. */
  related: string[] | undefined
  /** An empty text: of none. */
  translationOf: string | undefined
  source: string
}

const languageTag = /^[a-z]{2,3}(?:[-_][a-z0-9]{2,8}){0,4}$/i

/** A row that could be saved, or the reason why not. */
export function checkRow(row: WrittenRow, clean: (html: string) => string): RowContent | ImportReason {
  if (row.isInvalid) return 'invalid'
  const text = (written: string | undefined) => written && toStorableText(written).trim()
  const question = text(row.question) ?? ''
  const id = text(row.id) || undefined
  const isPublished = row.published?.trim() ? flagOf(row.published) : undefined
  // An export has documents that somebody has only begun: they are drafts, and known by their ids.
  const isBegun = id !== undefined && isPublished === false
  if (question === '' && !isBegun) return 'noQuestion'
  if (id !== undefined && !/^\S{1,64}$/.test(id)) return 'badId'
  const language = text(row.language) || undefined
  if (language !== undefined && !languageTag.test(language)) return 'badLanguage'
  const answer = clean(toStorableText(row.answer)).trim()
  if (isBlank(answer) && !isBegun) return 'noAnswer'
  const similar = row.similar && phrasingsOf(row.similar.map(toStorableText), question)
  if (similar && similar.length > knowledgeLimits.phrasings) return 'tooManyPhrasings'
  const category = text(row.category)
  const texts = [question, ...(similar ?? [])]
  if (texts.some(({ length }) => length > textLimits.message)) return 'tooLong'
  if (answer.length > textLimits.long || (category ?? '').length > textLimits.short) return 'tooLong'
  const validFrom = timeIn(row.validFrom)
  const validUntil = timeIn(row.validUntil)
  if (validFrom === 'bad' || validUntil === 'bad') return 'badTime'
  if (row.published?.trim() && isPublished === undefined) return 'badFlag'
  const attachments = row.attachments?.map(({ name, url }) => ({
    name: toStorableText(name),
    url: toStorableText(url).trim(),
  }))
  if (row.attachments === null || (attachments && !areFine(attachments))) return 'badAttachment'
  const related = row.related && idsOf(row.related)
  if (related && related.length > knowledgeLimits.related) return 'tooManyRelated'
  const source = text(row.source) ?? ''
  return {
    id,
    language,
    question,
    similar,
    answer,
    category,
    validFrom,
    validUntil,
    isPublished,
    attachments,
    related,
    translationOf: row.translationOf && idOf(row.translationOf),
    source,
  }
}

/** Phrasings one by one: a cell has one on each line. */
export function phrasingsOf(written: readonly string[], question: string): string[] {
  const all = written.flatMap((text) => text.split(/[\r\n]+/)).map((text) => text.trim())
  return [...new Set(all)].filter((text) => text !== '' && text !== question)
}

/** Longer than any id: then it is nobody's, and its beginning is told. */
function idOf(written: string): string {
  return toStorableText(written)
    .trim()
    .slice(0, textLimits.id + 1)
    .toWellFormed()
}

function idsOf(written: readonly string[]): string[] {
  return [...new Set(written.map(idOf))].filter((id) => id !== '')
}

/** Neither words nor a picture. */
export function isBlank(html: string): boolean {
  return !html.includes('<img') && html.replaceAll(/<[^>]*>|&nbsp;/g, '').trim() === ''
}

function timeIn(cell: string | undefined): number | null | undefined | 'bad' {
  if (cell === undefined) return undefined
  if (cell.trim() === '') return null
  return timeOf(cell) ?? 'bad'
}

function areFine(attachments: Attachment[]): boolean {
  return (
    attachments.length <= knowledgeLimits.attachments &&
    safeAttachments(attachments).length === attachments.length &&
    attachments.every(({ name, url }) => name.length <= textLimits.short && url.length <= textLimits.url)
  )
}
