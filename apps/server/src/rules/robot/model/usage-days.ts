import type { Spending } from './cost.ts'
import { spendingToWire } from './wire-budget.ts'

const dayMs = 86_400_000
const none: Spending = { tokens: 0, ms: 0, micros: 0 }

/** The last days up to today, the oldest first. Days without usage are there too. */
export function usageDays(rows: readonly (Spending & { day: number })[], today: number, count: number) {
  const byDay = new Map(rows.map((row) => [row.day, row]))
  return Array.from({ length: count }, (_, place) => {
    const day = today - count + 1 + place
    return { startsAt: day * dayMs, ...spendingToWire(byDay.get(day) ?? none) }
  })
}
