import type { RowResult } from '@foyer/contract/desk/library.ts'
import type { RowReason } from '@foyer/contract/desk/library-limits.ts'
import type { CsvRow } from './named-rows.ts'

/** What becomes of the rows of a file: a result for each, and the changes that they make. */
export type DecidedRows<C> = { results: RowResult[]; changes: C[] }

export type RowChange<C> = { outcome: 'added' | 'changed'; change: C }
export type RowDecision<C> = RowChange<C> | { outcome: 'unchanged' } | { reason: RowReason }

const shownLength = 100

/** Each row by itself: `decide` remembers what the rows before it did. */
export function decideRows<C>(
  rows: readonly CsvRow[],
  nameColumn: string,
  decide: (cell: (column: string) => string) => RowDecision<C>,
): DecidedRows<C> {
  const decided = rows.map(({ line, cells }) => ({
    line,
    name: (cells.get(nameColumn) ?? '').trim().slice(0, shownLength).toWellFormed(),
    decision: decide((column) => cells.get(column) ?? ''),
  }))
  return {
    results: decided.map(({ line, name, decision }) =>
      'reason' in decision
        ? { line, name, outcome: 'refused', reason: decision.reason }
        : { line, name, outcome: decision.outcome },
    ),
    changes: decided.flatMap(({ decision }) => ('change' in decision ? [decision.change] : [])),
  }
}
