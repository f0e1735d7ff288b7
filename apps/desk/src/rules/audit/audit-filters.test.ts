import { describe, expect, it } from 'vitest'
import {
  auditFiltersAsked,
  auditFiltersInAddress,
  noAuditFilters,
  readAuditFilters,
} from './audit-filters.ts'

describe('filters of the audit log in the address', () => {
  it('are read as they were written', () => {
    const filters = {
      actor: '7',
      action: 'saveForm',
      objectKind: 'form',
      objectId: 'f 1',
      from: '2026-11-01',
      to: '2026-11-18',
    } as const
    expect(readAuditFilters(auditFiltersInAddress(filters))).toEqual(filters)
  })

  it('are absent where nothing was chosen', () => {
    expect(auditFiltersInAddress(noAuditFilters)).toEqual({})
    expect(auditFiltersInAddress({ ...noAuditFilters, actor: 'system' })).toEqual({ actor: 'system' })
  })

  it('may be numbers, as routers read them', () => {
    expect(readAuditFilters({ actor: 7, objectKind: 'agent', objectId: 12 })).toMatchObject({
      actor: '7',
      objectId: '12',
    })
  })

  it.each([
    { actor: 'Ana' },
    { actor: '0' },
    { actor: ['7'] },
    { action: 'deleteEverything' },
    { objectKind: 'planet' },
    { objectId: 'without a kind' },
    { from: '2026-02-30' },
    { from: '18.11.2026' },
    { to: '1969-12-31' },
    { to: '20261-11-18' },
    { to: null },
  ])('%j is ignored', (address) => {
    expect(readAuditFilters(address)).toEqual(noAuditFilters)
  })
})

describe('filters as the server is asked', () => {
  it('leave out what was not chosen', () => {
    expect(auditFiltersAsked(noAuditFilters)).toEqual({})
  })

  it('name an object by its kind, and by its id where there is one', () => {
    expect(auditFiltersAsked({ ...noAuditFilters, objectKind: 'form' })).toEqual({ object: { kind: 'form' } })
    expect(auditFiltersAsked({ ...noAuditFilters, objectKind: 'form', objectId: 'f1' })).toEqual({
      object: { kind: 'form', id: 'f1' },
    })
  })

  it('include both days, from the first moment to the last', () => {
    const { from = 0, to = 0 } = auditFiltersAsked({
      ...noAuditFilters,
      from: '2026-11-18',
      to: '2026-11-18',
    })
    expect(new Date(from)).toEqual(new Date(2026, 10, 18))
    expect(new Date(to + 1)).toEqual(new Date(2026, 10, 19))
  })
})
