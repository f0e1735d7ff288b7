import { setImmediate } from 'node:timers/promises'
import { toStorableText } from '@foyer/contract/storable.ts'
import type { Trx } from '../../log/lock-thread.ts'
import type { Db } from '../../platform/db/pool.ts'
import { checkRow } from '../../rules/knowledge-import/check-row.ts'
import {
  decideImport,
  type CheckedRow,
  type Decided,
  type ImportSettings,
} from '../../rules/knowledge-import/decide-import.ts'
import type { WrittenRow } from '../../rules/knowledge-import/written-row.ts'
import { cleanAnswer } from '../robot/knowledge/clean-answer.ts'
import { knownDocuments } from './known-documents.ts'

/** The part of a question that fits a table. */
const longestName = 120
/** Other requests get their turn while html is cleaned. */
const rowsAtOnce = 100

/** Cleans and checks every row, each alone. */
export async function checkRows(rows: readonly WrittenRow[]): Promise<CheckedRow[]> {
  const checked: CheckedRow[] = []
  for (const [at, row] of rows.entries()) {
    const name = toStorableText(row.question).trim().slice(0, longestName).toWellFormed()
    checked.push({ line: row.line, name, content: checkRow(row, cleanAnswer) })
    if (at % rowsAtOnce === 0) await setImmediate()
  }
  return checked
}

export async function decideRows(
  db: Db | Trx,
  tenantId: number,
  rows: readonly CheckedRow[],
  settings: ImportSettings,
): Promise<Decided[]> {
  const contents = rows.flatMap(({ content }) => (typeof content === 'string' ? [] : [content]))
  return decideImport(rows, settings, await knownDocuments(db, tenantId, contents, settings))
}
