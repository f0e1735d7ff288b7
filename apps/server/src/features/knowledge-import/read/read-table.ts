import { CsvError, parse } from 'csv-parse/sync'
import { importLimits, type ImportProblem } from '@foyer/contract/desk/knowledge-import-limits.ts'
import type { TableRecord } from '../../../rules/knowledge-import/table-rows.ts'

/** Spreadsheets add rows without any text, which do not count; but reading them takes time as well. */
export const mostRecords = importLimits.rows * 4
/** An answer, a hundred phrasings and more, but less than a million columns. */
const longestRecord = 600_000

/** The lines of a CSV file, separated by commas, semicolons or tabs. */
export function csvRecords(csv: string): TableRecord[] | ImportProblem {
  const records = parsed(csv)
  if (!records) return 'unreadable'
  if (records.length > mostRecords) return 'tooManyRows'
  let next = 1
  const numbered = records.map((cells) => {
    const line = next
    next += 1 + lineBreaksIn(cells)
    return { line, cells }
  })
  return withText(numbered)
}

export function withText(records: readonly TableRecord[]): TableRecord[] {
  return records.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
}

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

/** The first line is names, so it tells. */
function delimiterOf(csv: string): string {
  const head = /^[^\r\n]*/.exec(csv)?.[0] ?? ''
  const count = (sign: string) => head.split(sign).length
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best))
}
