import { textLimits } from '@foyer/contract/text-limits.ts'
import { cleanText } from '@foyer/core/text/clean-text.ts'
import { flagOf } from './csv-cell.ts'
import { decideRows, type DecidedRows, type RowDecision } from './decided-rows.ts'
import type { CsvRow } from './named-rows.ts'

export type KnownReply = { id: string; title: string; text: string; isShared: boolean }
export type CannedChange = { id: string | undefined; title: string; text: string; isShared: boolean }

type Given = { known: readonly KnownReply[]; mayShare: boolean; most: number }

/** A reply is the one with the same title among the shared ones, or among the agent's own. */
export function decideCannedRows(
  rows: readonly CsvRow[],
  { known, mayShare, most }: Given,
): DecidedRows<CannedChange> {
  const byKey = Map.groupBy(known, keyOf)
  const seen = new Set<string>()
  let count = known.length

  return decideRows(rows, 'title', (cell): RowDecision<CannedChange> => {
    const title = cleanText(cell('title')).trim()
    const text = cleanText(cell('text')).trim()
    const isShared = flagOf(cell('shared'))
    if (title === '' || text === '') return { reason: 'empty' }
    if (title.length > textLimits.cannedTitle || text.length > textLimits.message)
      return { reason: 'tooLong' }
    if (isShared === undefined) return { reason: 'badFlag' }
    if (isShared && !mayShare) return { reason: 'notAllowed' }

    const key = keyOf({ title, isShared })
    const same = byKey.get(key) ?? []
    if (same.some((reply) => reply.text === text)) return { outcome: 'unchanged' }
    if (seen.has(key)) return { reason: 'repeated' }
    if (same.length > 1) return { reason: 'ambiguous' }
    if (same.length === 0 && count >= most) return { reason: 'listFull' }
    seen.add(key)
    if (same.length === 0) count += 1
    const change = { id: same[0]?.id, title, text, isShared }
    return { outcome: same.length === 0 ? 'added' : 'changed', change }
  })
}

function keyOf({ title, isShared }: { title: string; isShared: boolean }): string {
  return `${isShared ? 'shared' : 'own'}:${title}`
}
