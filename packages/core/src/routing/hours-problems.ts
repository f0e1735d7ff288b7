import type { OpeningHours } from '@foyer/contract/routing/hours.ts'

type Range = readonly [from: string, to: string]

/** `same`: it ends when it begins. `overlap`: another of its day, or the night before, is open then too. */
export type SpanProblem = 'same' | 'overlap'
export type HoursProblem = {
  /** A weekday (`mon`) or a holiday (`2026-12-24`). */
  day: string
  /** The place of the span in its day. */
  index: number
  problem: SpanProblem
}

const week = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const

/** Spans that somebody must have typed by mistake, each at its place. The routing copes with them. */
export function hoursProblems(hours: Pick<OpeningHours, 'week' | 'holidays'>): HoursProblem[] {
  const ofWeek = week.flatMap((day, index) => {
    const before = hours.week[week[(index + 6) % 7] ?? 'sun'] ?? []
    return spanProblems(hours.week[day] ?? [], before).map((problem) => ({ day, ...problem }))
  })
  const ofHolidays = Object.entries(hours.holidays).flatMap(([day, ranges]) =>
    spanProblems(ranges).map((problem) => ({ day, ...problem })),
  )
  return [...ofWeek, ...ofHolidays]
}

/** `before`: the spans of the day before, of which some may go on past midnight. */
export function spanProblems(
  ranges: readonly Range[],
  before: readonly Range[] = [],
): Omit<HoursProblem, 'day'>[] {
  const nights = before.flatMap(([from, to]) => (to <= from && to > '00:00' ? [['00:00', to] as const] : []))
  return ranges.flatMap((range, index) => {
    const problem = problemOf(range, [...ranges.slice(0, index), ...nights])
    return problem ? [{ index, problem }] : []
  })
}

function problemOf(range: Range, others: readonly Range[]): SpanProblem | undefined {
  if (range[0] === range[1] || range[0] === '24:00') return 'same'
  return others.some((other) => overlaps(range, other)) ? 'overlap' : undefined
}

/** Times of the clock compare as texts. A span past midnight has its own day to the end. */
function overlaps(one: Range, other: Range): boolean {
  return one[0] < endOf(other) && other[0] < endOf(one)
}

function endOf([from, to]: Range): string {
  return to <= from ? '24:00' : to
}
