import { CsvError, parse } from 'csv-parse/sync'
import { csvLimits, type FileProblem, type LibraryList } from '@foyer/contract/desk/library-limits.ts'
import { namedRows, type CsvRecord, type CsvRow } from '../../../rules/library/named-rows.ts'

/** The rows of a file, separated by commas or semicolons. */
export function readCsv(list: LibraryList, csv: string): CsvRow[] | FileProblem {
  const records = recordsOf(csv)
  return typeof records === 'string' ? records : namedRows(list, records)
}

/** Spreadsheets add rows without any text, which do not count; but reading them takes time as well. */
const mostRecords = csvLimits.rows * 5
/** Longer than any row that could be taken. */
const longestRecord = 100_000

function recordsOf(csv: string): CsvRecord[] | FileProblem {
  const records = parsed(csv)
  if (!records) return 'unreadable'
  if (records.length > mostRecords) return 'tooManyRows'
  let next = 1
  return records
    .map((cells) => {
      const line = next
      next += 1 + lineBreaksIn(cells)
      return { line, cells }
    })
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
}

/** The library's own line numbers come with every other detail of a record, and cost more than all the rest. */
function parsed(csv: string): string[][] | undefined {
  try {
    return parse(csv, {
      bom: true,
      delimiter: delimiterOf(csv),
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: longestRecord,
      to: mostRecords + 1,
    })
  } catch (error) {
    if (error instanceof CsvError) return undefined
    throw error
  }
}

function lineBreaksIn(cells: readonly string[]): number {
  return cells.reduce((sum, cell) => sum + (cell.match(/\r\n|\n|\r/g)?.length ?? 0), 0)
}

/** Spreadsheets write semicolons where the comma is a decimal sign. The first line is names, so it tells. */
function delimiterOf(csv: string): ',' | ';' {
  const head = /^[^\r\n]*/.exec(csv)?.[0] ?? ''
  return head.split(';').length > head.split(',').length ? ';' : ','
}
