import { importLimits, type ImportProblem } from '@foyer/contract/desk/knowledge-import-limits.ts'
import { z } from 'zod'
import { answerHtml } from './answer-html.ts'
import type { WrittenRow } from './written-row.ts'

const Item = z.object({
  id: z.string().optional(),
  language: z.string().optional(),
  question: z.string(),
  similar: z.array(z.string()).optional(),
  answer: z.string().optional(),
  answerHtml: z.string().optional(),
  category: z.string().optional(),
  /** Null says that there is none; without it the one that is stored stays. */
  validFrom: z.string().nullish(),
  validUntil: z.string().nullish(),
  published: z.boolean().optional(),
  attachments: z.array(z.object({ name: z.string(), url: z.string() })).optional(),
  related: z.array(z.string()).optional(),
  translationOf: z.string().nullish(),
  source: z.string().optional(),
})

const File = z.union([z.object({ documents: z.array(z.unknown()) }), z.array(z.unknown())])

/** The rows of a parsed JSON file: a list of documents, or an export. Each item is read alone. */
export function jsonRows(json: unknown): { rows: WrittenRow[] } | { problem: ImportProblem } {
  const file = File.safeParse(json)
  if (!file.success) return { problem: 'unreadable' }
  const items = Array.isArray(file.data) ? file.data : file.data.documents
  if (items.length === 0) return { problem: 'noRows' }
  if (items.length > importLimits.rows) return { problem: 'tooManyRows' }
  return { rows: items.map((item, at) => toRow(item, at + 1)) }
}

function toRow(item: unknown, line: number): WrittenRow {
  const read = Item.safeParse(item)
  if (!read.success) return { line, question: '', answer: '', isInvalid: true }
  const {
    answer = '',
    answerHtml: html,
    published,
    validFrom,
    validUntil,
    translationOf,
    ...rest
  } = read.data
  const flag = published === undefined ? {} : { published: published ? 'yes' : 'no' }
  return {
    line,
    ...rest,
    ...flag,
    answer: html ?? answerHtml(answer),
    validFrom: orEmpty(validFrom),
    validUntil: orEmpty(validUntil),
    translationOf: orEmpty(translationOf),
  }
}

function orEmpty(value: string | null | undefined): string | undefined {
  return value === null ? '' : value
}
