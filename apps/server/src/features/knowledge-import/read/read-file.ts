import MarkdownIt from 'markdown-it'
import {
  importLimits,
  type ImportField,
  type ImportFormat,
  type ImportProblem,
} from '@foyer/contract/desk/knowledge-import-limits.ts'
import { tryParse } from '../../../platform/try-parse.ts'
import { isPageTooLarge } from '../../../rules/knowledge-import/page-size.ts'
import { jsonRows } from '../../../rules/knowledge-import/json-rows.ts'
import { tableRows, type ReadTable, type TableRecord } from '../../../rules/knowledge-import/table-rows.ts'
import { textOfFile, textOfPage } from '../../../rules/knowledge-import/text-of-bytes.ts'
import type { WrittenRow } from '../../../rules/knowledge-import/written-row.ts'
import { htmlRows } from './read-html.ts'
import { csvRecords } from './read-table.ts'
import { xlsxRecords } from './read-xlsx.ts'

/** Html in it is cleaned like all other html. */
const markdown = new MarkdownIt({ html: true })

/** Deeper and larger than anything that people write. */
const largestPage = { depth: 250, elements: 100_000 }

type Columns = readonly (ImportField | '')[] | undefined

/** The rows of a file of any format, or the reason why it has none. */
export async function readFile(file: Buffer, format: ImportFormat, columns: Columns): Promise<ReadTable> {
  if (file.length > importLimits.bytes) return without('tooLarge')
  return readers[format](file, columns)
}

const readers: Record<ImportFormat, (file: Buffer, columns: Columns) => Promise<ReadTable> | ReadTable> = {
  csv: (file, columns) => ofTable(csvRecords(textOfFile(file)), columns),
  xlsx: async (file, columns) => ofTable(await xlsxRecords(file), columns),
  json: (file) => {
    const read = jsonRows(tryParse(() => JSON.parse(textOfFile(file).replace(/^\uFEFF/, '')) as unknown))
    return 'problem' in read ? without(read.problem) : { columns: [], rows: read.rows }
  },
  html: (file) => ofPage(textOfPage(file, '')),
  markdown: (file) => ofPage(tryParse(() => markdown.render(textOfFile(file))) ?? ''),
}

function ofTable(records: TableRecord[] | ImportProblem, columns: Columns): ReadTable {
  return typeof records === 'string' ? without(records) : tableRows(records, columns)
}

/** A page without any question still is a file that somebody chose by mistake, not a failure. */
function ofPage(html: string): ReadTable {
  if (isPageTooLarge(html, largestPage)) return without('unreadable')
  const rows = tryParse<WrittenRow[]>(() => htmlRows(html))
  if (!rows) return without('unreadable')
  if (rows.length === 0) return without('noRows')
  return rows.length > importLimits.rows ? without('tooManyRows') : { columns: [], rows }
}

function without(problem: ImportProblem): ReadTable {
  return { columns: [], rows: [], problem }
}
