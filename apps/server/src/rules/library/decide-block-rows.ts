import { textLimits } from '@foyer/contract/text-limits.ts'
import { cleanText } from '@foyer/core/text/clean-text.ts'
import { timeOf } from './csv-cell.ts'
import { decideRows, type DecidedRows, type RowDecision } from './decided-rows.ts'
import type { CsvRow } from './named-rows.ts'

/** `until` is null when the block is permanent. */
export type KnownBlock = { until: number | null; reason: string }
export type BlockChange = KnownBlock & { userId: string }

/** `visitors`: those of the file whom the tenant has; `known`: those who are blocked now. */
type Given = { visitors: ReadonlySet<string>; known: ReadonlyMap<string, KnownBlock>; now: number }

export function decideBlockRows(
  rows: readonly CsvRow[],
  { visitors, known, now }: Given,
): DecidedRows<BlockChange> {
  const seen = new Set<string>()

  return decideRows(rows, 'userId', (cell): RowDecision<BlockChange> => {
    const userId = cell('userId').trim()
    const written = cell('until').trim()
    const until = written === '' ? null : timeOf(written)
    const reason = cleanText(cell('reason')).trim()
    if (userId === '') return { reason: 'empty' }
    if (reason.length > textLimits.short) return { reason: 'tooLong' }
    if (until === undefined) return { reason: 'badTime' }
    if (until !== null && until <= now) return { reason: 'past' }
    if (!visitors.has(userId)) return { reason: 'unknownVisitor' }
    if (seen.has(userId)) return { reason: 'repeated' }
    seen.add(userId)
    const before = known.get(userId)
    if (before && before.until === until && before.reason === reason) return { outcome: 'unchanged' }
    return { outcome: before ? 'changed' : 'added', change: { userId, until, reason } }
  })
}
