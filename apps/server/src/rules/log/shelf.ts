import { retentions, type Retention } from '@foyer/contract/desk/retentions.ts'

/** The log as it was before it was divided; it holds every class. */
export const firstShelf = 0

const codes = { '30d': 1, '90d': 2, '1y': 3, '3y': 4, keep: 5 } as const satisfies Record<Retention, number>
/** A shelf is `period × codesPerPeriod + code`. */
const codesPerPeriod = 8

const dayMs = 86_400_000
const weekMs = 7 * dayMs
/** A Monday. Periods are counted from here. */
const firstWeek = Date.UTC(2026, 0, 5)
const firstYear = 2026

/** Short classes have weeks, so that nothing is kept much longer than promised; long ones months, so that there are few. */
const isWeekly = (retention: Retention): boolean => retention === '30d' || retention === '90d'

/** The shelf of a session that begins at this time. */
export function shelfOf(retention: Retention, at: number): number {
  return toShelf(retention, periodAt(retention, at))
}

function periodAt(retention: Retention, at: number): number {
  if (isWeekly(retention)) return Math.max(0, Math.floor((at - firstWeek) / weekMs))
  const date = new Date(at)
  return Math.max(0, (date.getUTCFullYear() - firstYear) * 12 + date.getUTCMonth())
}

function toShelf(retention: Retention, period: number): number {
  return period * codesPerPeriod + codes[retention]
}

export type ShelfPeriod = { retention: Retention; startsAt: number; endsAt: number }

/** The class and the time of a shelf. Undefined for the first one, which has neither. */
export function periodOf(shelf: number): ShelfPeriod | undefined {
  const retention = retentions.find((each) => codes[each] === shelf % codesPerPeriod)
  if (!retention || shelf === firstShelf) return undefined
  const period = Math.floor(shelf / codesPerPeriod)
  return { retention, startsAt: startOf(retention, period), endsAt: startOf(retention, period + 1) }
}

function startOf(retention: Retention, period: number): number {
  return isWeekly(retention) ? firstWeek + period * weekMs : Date.UTC(firstYear, period)
}

/** The shelves that must exist: the present one of every class and those of the next periods. */
export function shelvesToMake(at: number, ahead: number): number[] {
  return retentions.flatMap((retention) => {
    const period = periodAt(retention, at)
    return Array.from({ length: ahead + 1 }, (_, i) => toShelf(retention, period + i))
  })
}

/** How many periods after the present one have a shelf, without a gap; -1 if the present one has none. */
export function shelvesAhead(retention: Retention, at: number, existing: ReadonlySet<number>): number {
  const period = periodAt(retention, at)
  let ahead = -1
  while (existing.has(toShelf(retention, period + ahead + 1))) ahead++
  return ahead
}

/**
 * The shelf for a session that begins now. If the one of this period is missing, the newest older one of the class: its
 * conversations are then kept a little shorter or longer, but no session is refused. The first shelf if there is none.
 */
export function chooseShelf(retention: Retention, at: number, existing: ReadonlySet<number>): number {
  for (let period = periodAt(retention, at); period >= 0; period--) {
    const shelf = toShelf(retention, period)
    if (existing.has(shelf)) return shelf
  }
  return firstShelf
}
