import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { retentions } from '@foyer/contract/desk/retentions.ts'
import { periodOf, shelfOf } from './shelf.ts'
import { dueAt, lifetimeMs, overdueMs, stateOf, stepOf, type ShelfLife } from './shelf-life.ts'

const dayMs = 86_400_000
const hourMs = 3_600_000
const monday = Date.UTC(2026, 10, 16)
const nextMonday = Date.UTC(2026, 10, 23)
const weekly = shelfOf('30d', monday)
const later = shelfOf('30d', nextMonday)
const due = nextMonday + 30 * dayMs

function life(changes: Partial<ShelfLife> = {}): ShelfLife {
  return {
    id: weekly,
    sealedAt: undefined,
    frozenAt: undefined,
    detachedAt: undefined,
    dropAfter: undefined,
    droppedAt: undefined,
    postponedUntil: undefined,
    ...changes,
  }
}

const stepAt = (at: number, changes: Partial<ShelfLife> = {}, unsealed = [weekly, later]) =>
  stepOf(life(changes), { at, sealAfterMs: hourMs, unsealed: new Set(unsealed) })

describe('the time at which a shelf is due', () => {
  it('comes after the lifetime of its class, counted from the end of its period', () => {
    expect(dueAt(life())).toBe(due)
    expect(dueAt({ id: shelfOf('1y', monday), postponedUntil: undefined })).toBe(
      Date.UTC(2026, 11, 1) + 366 * dayMs,
    )
  })

  it('never comes for what is kept for ever, nor for the first shelf', () => {
    expect(dueAt({ id: shelfOf('keep', monday), postponedUntil: undefined })).toBeUndefined()
    expect(dueAt({ id: 0, postponedUntil: undefined })).toBeUndefined()
  })

  it('is postponed for a shelf that was brought back, and never advanced', () => {
    expect(dueAt(life({ postponedUntil: due + 5 }))).toBe(due + 5)
    expect(dueAt(life({ postponedUntil: due - 5 }))).toBe(due)
  })

  it('keeps every session at least as long as promised and at most one period longer', () => {
    const times = fc.integer({ min: Date.UTC(2026, 0, 5), max: Date.UTC(2090, 0, 1) })
    fc.assert(
      fc.property(fc.constantFrom(...retentions), times, (retention, at) => {
        const id = shelfOf(retention, at)
        const lifetime = lifetimeMs(retention)
        const time = dueAt({ id, postponedUntil: undefined })
        if (lifetime === undefined || time === undefined) {
          expect(time).toBe(lifetime)
          return
        }
        const { startsAt = 0, endsAt = 0 } = periodOf(id) ?? {}
        expect(time - at).toBeGreaterThanOrEqual(lifetime)
        expect(time - at).toBeLessThanOrEqual(lifetime + endsAt - startsAt)
      }),
    )
  })

  it.each([
    ['1y', 1],
    ['3y', 3],
  ] as const)('%s is never less than that many calendar years', (retention, years) => {
    for (let year = 2026; year < 2060; year++) {
      const calendar = Date.UTC(year + years, 1, 28) - Date.UTC(year, 1, 28)
      expect(lifetimeMs(retention)).toBeGreaterThanOrEqual(calendar)
    }
  })
})

describe('sealing', () => {
  it('waits for the end of the period and an hour more', () => {
    expect(stepAt(nextMonday)).toBeUndefined()
    expect(stepAt(nextMonday + hourMs - 1)).toBeUndefined()
    expect(stepAt(nextMonday + hourMs)).toBe('seal')
  })

  it('waits while sessions begin on the shelf because a later one is missing', () => {
    expect(stepAt(nextMonday + dayMs, {}, [weekly])).toBeUndefined()
    expect(stepAt(due + dayMs, {}, [weekly])).toBeUndefined()
  })

  it('does not wait for a later shelf of another class', () => {
    expect(stepAt(nextMonday + dayMs, {}, [weekly, shelfOf('90d', nextMonday)])).toBeUndefined()
  })

  it('is also for shelves that are kept for ever', () => {
    const id = shelfOf('keep', monday)
    const at = Date.UTC(2026, 11, 2)
    expect(stepAt(at, { id }, [id, shelfOf('keep', at)])).toBe('seal')
  })
})

describe('freezing', () => {
  it('follows sealing, once', () => {
    expect(stepAt(nextMonday + dayMs, { sealedAt: 1 })).toBe('freeze')
    expect(stepAt(nextMonday + dayMs, { sealedAt: 1, frozenAt: 2 })).toBeUndefined()
  })
})

describe('detaching', () => {
  it('is due to the millisecond', () => {
    expect(stepAt(due - 1, { sealedAt: 1, frozenAt: 2 })).toBeUndefined()
    expect(stepAt(due, { sealedAt: 1, frozenAt: 2 })).toBe('detach')
  })

  it('does not wait for a freeze that failed', () => {
    expect(stepAt(due, { sealedAt: 1 })).toBe('detach')
  })

  it('comes after sealing, however late', () => {
    expect(stepAt(due + 100 * dayMs)).toBe('seal')
  })

  it('never comes for what is kept, nor for the first shelf', () => {
    const far = Date.UTC(2090, 0)
    expect(stepAt(far, { id: shelfOf('keep', monday), sealedAt: 1, frozenAt: 2 })).toBeUndefined()
    expect(stepAt(far, { id: 0 })).toBeUndefined()
    expect(stepAt(far, { id: 7, sealedAt: 1 })).toBeUndefined()
  })

  it('waits for a shelf that was brought back', () => {
    const undone = { sealedAt: 1, frozenAt: 2, postponedUntil: due + 30 * dayMs }
    expect(stepAt(due + 29 * dayMs, undone)).toBeUndefined()
    expect(stepAt(due + 30 * dayMs, undone)).toBe('detach')
  })
})

describe('dropping', () => {
  const detached = { sealedAt: 1, frozenAt: 2, detachedAt: due, dropAfter: due + 7 * dayMs }

  it('waits for the end of the time in which it can be undone', () => {
    expect(stepAt(due + 7 * dayMs - 1, detached)).toBeUndefined()
    expect(stepAt(due + 7 * dayMs, detached)).toBe('drop')
  })

  it('comes once', () => {
    expect(stepAt(due + 8 * dayMs, { ...detached, droppedAt: 1 })).toBeUndefined()
  })

  it('never comes for a shelf without an end of that time', () => {
    expect(stepAt(Date.UTC(2090, 0), { ...detached, dropAfter: undefined })).toBeUndefined()
  })
})

describe('the state of a shelf', () => {
  it.each([
    ['open', {}],
    ['sealed', { sealedAt: 1 }],
    ['frozen', { sealedAt: 1, frozenAt: 1 }],
    ['detached', { sealedAt: 1, detachedAt: 1 }],
    ['dropped', { sealedAt: 1, frozenAt: 1, detachedAt: 1, droppedAt: 1 }],
  ] as const)('is %s', (state, changes) => expect(stateOf(life(changes))).toBe(state))
})

describe('how overdue a shelf is', () => {
  it('counts from the due time, then from the end of the undo time', () => {
    expect(overdueMs(life(), due - 1)).toBe(0)
    expect(overdueMs(life(), due + 5)).toBe(5)
    expect(overdueMs(life({ detachedAt: due, dropAfter: due + dayMs }), due + dayMs - 1)).toBe(0)
    expect(overdueMs(life({ detachedAt: due, dropAfter: due + dayMs }), due + dayMs + 7)).toBe(7)
  })

  it('is nothing after the drop, and for what is kept', () => {
    expect(overdueMs(life({ detachedAt: 1, dropAfter: 1, droppedAt: 2 }), due)).toBe(0)
    expect(overdueMs(life({ id: shelfOf('keep', monday) }), Date.UTC(2090, 0))).toBe(0)
  })
})
