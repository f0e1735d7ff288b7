import {
  importLimits,
  type ImportField,
  type ImportProblem,
} from '@foyer/contract/desk/knowledge-import-limits.ts'
import { z } from 'zod'
import { plainCell } from '../library/csv-cell.ts'
import type { Attachment } from '../robot/knowledge.ts'
import { answerHtml } from './answer-html.ts'
import { fieldOfColumn } from './column-names.ts'
import type { WrittenRow } from './written-row.ts'

/** A line of a table as it was parsed. */
export type TableRecord = { line: number; cells: readonly string[] }

export type TableColumn = { name: string; field?: ImportField }
export type ReadTable = { columns: TableColumn[]; rows: WrittenRow[]; problem?: ImportProblem }

/** A name of a column is shown in a table: nobody reads more of it. */
const longestName = 100

/** The rows of a table whose first line names the columns. `given` says what they mean, in their order. */
export function tableRows(
  records: readonly TableRecord[],
  given: readonly (ImportField | '')[] | undefined,
): ReadTable {
  const [head, ...body] = records
  if (!head) return { columns: [], rows: [], problem: 'noRows' }
  if (records.some(({ cells }) => cells.length > importLimits.columns))
    return { columns: [], rows: [], problem: 'tooManyColumns' }
  const fields = head.cells.map((name, at) => (given ? given[at] || undefined : fieldOfColumn(name)))
  const columns = head.cells.map((name, at) => {
    const field = fields[at]
    return { name: name.trim().slice(0, longestName).toWellFormed(), ...(field && { field }) }
  })
  if (!isEnough(fields)) return { columns, rows: [], problem: 'columns' }
  if (body.length === 0) return { columns, rows: [], problem: 'noRows' }
  if (body.length > importLimits.rows) return { columns, rows: [], problem: 'tooManyRows' }
  return { columns, rows: body.map((record) => toRow(record, fields)) }
}

/** A question and an answer, and nothing twice that a document has once. */
function isEnough(fields: readonly (ImportField | undefined)[]): boolean {
  const once = fields.filter((field) => field !== undefined && field !== 'similar')
  const answers = once.filter((field) => field === 'answer' || field === 'answerHtml')
  return once.includes('question') && answers.length === 1 && new Set(once).size === once.length
}

function toRow({ line, cells }: TableRecord, fields: readonly (ImportField | undefined)[]): WrittenRow {
  const all = (wanted: ImportField) =>
    fields.flatMap((field, at) => (field === wanted ? [plainCell(cells[at] ?? '')] : []))
  const one = (wanted: ImportField) => all(wanted)[0]
  const similar = all('similar')
  const attachments = one('attachments')
  const related = one('related')
  return {
    line,
    id: one('id'),
    language: one('language'),
    question: one('question') ?? '',
    similar: similar.length > 0 ? similar : undefined,
    answer: one('answerHtml') ?? answerHtml(one('answer') ?? ''),
    category: one('category'),
    validFrom: one('validFrom'),
    validUntil: one('validUntil'),
    published: one('published'),
    attachments: attachments === undefined ? undefined : attachmentsOf(attachments),
    // No id has a space in it.
    related: related?.split(/\s+/),
    translationOf: one('translationOf'),
    source: one('source'),
  }
}

const Attachments = z.array(z.object({ name: z.string(), url: z.string() }))

/** As an export writes them; null when they are not. */
function attachmentsOf(cell: string): Attachment[] | null {
  if (cell.trim() === '') return []
  try {
    return Attachments.safeParse(JSON.parse(cell)).data ?? null
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
