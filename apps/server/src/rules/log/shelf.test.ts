import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { retentions } from '@foyer/contract/desk/retentions.ts'
import { chooseShelf, firstShelf, periodOf, shelfOf, shelvesAhead, shelvesToMake } from './shelf.ts'

const times = fc.integer({ min: Date.UTC(2026, 0, 5), max: Date.UTC(2090, 0, 1) })
const classes = fc.constantFrom(...retentions)

describe('the shelf of a session', () => {
  it('has the class and the period in which the session began', () => {
    fc.assert(
      fc.property(classes, times, (retention, at) => {
        const period = periodOf(shelfOf(retention, at))
        expect(period?.retention).toBe(retention)
        expect(period?.startsAt).toBeLessThanOrEqual(at)
        expect(period?.endsAt).toBeGreaterThan(at)
      }),
    )
  })

  it('fits into two bytes and is never the first shelf', () => {
    fc.assert(
      fc.property(classes, times, (retention, at) => {
        expect(shelfOf(retention, at)).toBeGreaterThan(firstShelf)
        expect(shelfOf(retention, at)).toBeLessThan(2 ** 15)
      }),
    )
  })

  it.each([
    ['30d', '2026-11-16T00:00:00Z', '2026-11-22T23:59:59.999Z'],
    ['1y', '2026-11-01T00:00:00Z', '2026-11-30T23:59:59.999Z'],
    ['keep', '2027-02-01T00:00:00Z', '2027-02-28T23:59:59.999Z'],
  ] as const)('%s: one shelf from %s to %s', (retention, first, last) => {
    const shelf = shelfOf(retention, Date.parse(first))
    expect(shelfOf(retention, Date.parse(last))).toBe(shelf)
    expect(shelfOf(retention, Date.parse(last) + 1)).not.toBe(shelf)
    expect(shelfOf(retention, Date.parse(first) - 1)).not.toBe(shelf)
  })

  it('a clock that is years behind gets the first period', () => {
    expect(periodOf(shelfOf('30d', 0))?.startsAt).toBe(Date.UTC(2026, 0, 5))
    expect(periodOf(shelfOf('3y', 0))?.startsAt).toBe(Date.UTC(2026, 0, 1))
  })

  it('the first shelf and numbers that no class has are no period', () => {
    expect(periodOf(firstShelf)).toBeUndefined()
    expect(periodOf(7)).toBeUndefined()
    expect(periodOf(8)).toBeUndefined()
  })
})

describe('making shelves ahead', () => {
  it('makes the present one and the next ones of every class', () => {
    fc.assert(
      fc.property(times, fc.nat(8), (at, ahead) => {
        const made = new Set(shelvesToMake(at, ahead))
        expect(made.size).toBe(retentions.length * (ahead + 1))
        for (const retention of retentions) expect(shelvesAhead(retention, at, made)).toBe(ahead)
      }),
    )
  })

  it('a missing present shelf counts as -1, and a gap ends the count', () => {
    const at = Date.UTC(2026, 10, 17)
    expect(shelvesAhead('1y', at, new Set([firstShelf]))).toBe(-1)
    const made = new Set(shelvesToMake(at, 4))
    made.delete(shelfOf('1y', Date.UTC(2027, 0, 2)))
    expect(shelvesAhead('1y', at, made)).toBe(1)
  })
})

describe('choosing a shelf', () => {
  it('is the one of the present period if it exists', () => {
    fc.assert(
      fc.property(classes, times, (retention, at) => {
        expect(chooseShelf(retention, at, new Set(shelvesToMake(at, 1)))).toBe(shelfOf(retention, at))
      }),
    )
  })

  it('is the newest older one of the class otherwise, and the first shelf if there is none', () => {
    const at = Date.UTC(2026, 10, 17)
    const older = shelfOf('1y', Date.UTC(2026, 8, 3))
    const existing = new Set([firstShelf, shelfOf('1y', Date.UTC(2026, 7, 3)), older, shelfOf('3y', at)])
    expect(chooseShelf('1y', at, existing)).toBe(older)
    expect(chooseShelf('90d', at, existing)).toBe(firstShelf)
  })
})
