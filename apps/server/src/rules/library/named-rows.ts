import { csvLimits, type FileProblem, type LibraryList } from '@foyer/contract/desk/library-limits.ts'
import { plainCell } from './csv-cell.ts'

/** The columns of each list. Those after the first ones may be missing. */
export const csvColumns = {
  canned: { names: ['title', 'text', 'shared'], required: 2 },
  words: { names: ['word', 'withheld'], required: 1 },
  blocks: { names: ['userId', 'until', 'reason'], required: 1 },
} as const satisfies Record<LibraryList, { names: readonly string[]; required: number }>

/** A row by the names of its columns. `line` is where it begins in the file. */
export type CsvRow = { line: number; cells: ReadonlyMap<string, string> }

/** A line of a file as it was parsed. */
export type CsvRecord = { line: number; cells: readonly string[] }

/** The rows of a file whose first one names the columns, in any order. */
export function namedRows(list: LibraryList, records: readonly CsvRecord[]): CsvRow[] | FileProblem {
  const [head, ...rows] = records
  if (!head) return 'noRows'
  const { names, required } = csvColumns[list]
  const columns = head.cells.map((cell) => names.find((name) => simple(name) === simple(cell)))
  const known = columns.filter((name) => name !== undefined)
  const isMissing = names.slice(0, required).some((name) => !known.some((one) => one === name))
  if (isMissing || new Set(known).size < known.length) return 'columns'
  if (rows.length === 0) return 'noRows'
  if (rows.length > csvLimits.rows) return 'tooManyRows'
  return rows.map(({ line, cells }) => ({
    line,
    cells: new Map(columns.flatMap((name, at) => (name ? [[name, plainCell(cells[at] ?? '')]] : []))),
  }))
}

function simple(name: string): string {
  return name.toLowerCase().replace(/[\s_-]/g, '')
}
