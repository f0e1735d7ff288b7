import { goalText, goals, isReached, type Key } from './goals.ts'

/** One figure: ours and the bare engine's in the same unit, and what else is worth knowing beside it. */
export type Figure = { ours: number; bare: number; ratio: number; note?: string }
export type Figures = Partial<Record<Key, Figure>>

export function figure(ours: number, bare: number, note?: string): Figure {
  return { ours, bare, ratio: ours / bare, ...(note !== undefined && { note }) }
}

export function toJson(keys: readonly Key[], figures: Figures): string {
  const rows = keys.map((key) => {
    const { ratio = Number.NaN, ours = Number.NaN, bare = Number.NaN } = figures[key] ?? {}
    return [
      key,
      {
        ratio: rounded(ratio),
        ours: rounded(ours),
        bare: rounded(bare),
        goal: goalText(key),
        ok: isReached(key, ratio),
      },
    ]
  })
  return JSON.stringify(Object.fromEntries(rows))
}

export function toTable(keys: readonly Key[], figures: Figures): string {
  const rows = keys.map((key) => {
    const found = figures[key]
    if (!found) return [key, '-', '-', '-', goalText(key), 'FAILED', goals[key].title]
    const verdict = isReached(key, found.ratio) ? 'ok' : 'MISSED'
    const numbers = [found.ratio, found.ours, found.bare].map((n) => String(rounded(n)))
    return [
      key,
      ...numbers,
      goalText(key),
      verdict,
      [goals[key].title, found.note].filter(Boolean).join('; '),
    ]
  })
  const all = [['figure', 'ratio', 'ours', 'bare', 'goal', '', 'what'], ...rows]
  const widths = all[0]?.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0))) ?? []
  return all
    .map((row) =>
      row
        .map((cell, column) => pad(cell, widths[column] ?? 0, column))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

export function countReached(keys: readonly Key[], figures: Figures): { passed: number; failed: number } {
  const passed = keys.filter((key) => isReached(key, figures[key]?.ratio ?? Number.NaN)).length
  return { passed, failed: keys.length - passed }
}

/** Numbers are set right, words left. */
function pad(cell: string, width: number, column: number): string {
  return column >= 1 && column <= 3 ? cell.padStart(width) : cell.padEnd(width)
}

/** Four significant digits: more would be noise. */
function rounded(n: number): number {
  return Number.isFinite(n) ? Number(n.toPrecision(4)) : n
}
