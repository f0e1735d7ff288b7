import { flagOf } from './csv-cell.ts'
import { decideRows, type DecidedRows, type RowDecision } from './decided-rows.ts'
import type { CsvRow } from './named-rows.ts'

export type WordChange = { word: string; isWithheld: boolean }
type Given = { known: ReadonlyMap<string, boolean>; most: number; longest: number }

/** Words without a letter, digit or sign would be found everywhere or nowhere. */
const findable = /[\p{L}\p{N}\p{S}]/u

export function decideWordRows(
  rows: readonly CsvRow[],
  { known, most, longest }: Given,
): DecidedRows<WordChange> {
  const seen = new Set<string>()
  let count = known.size

  return decideRows(rows, 'word', (cell): RowDecision<WordChange> => {
    const word = cell('word').trim()
    const isWithheld = flagOf(cell('withheld'))
    if (word === '') return { reason: 'empty' }
    if (word.length > longest) return { reason: 'tooLong' }
    if (!findable.test(word)) return { reason: 'invalid' }
    if (isWithheld === undefined) return { reason: 'badFlag' }
    if (seen.has(word)) return { reason: 'repeated' }
    const before = known.get(word)
    if (before === undefined && count >= most) return { reason: 'listFull' }
    seen.add(word)
    if (before === isWithheld) return { outcome: 'unchanged' }
    if (before === undefined) count += 1
    return { outcome: before === undefined ? 'added' : 'changed', change: { word, isWithheld } }
  })
}
