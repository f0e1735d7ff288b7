import { describe, expect, it } from 'vitest'
import {
  isFiltered,
  noFilters,
  readTicketFilters,
  ticketFiltersAsked,
  ticketFiltersInAddress,
} from './ticket-filters.ts'

describe('D-14 what the list of tickets shows', () => {
  it('is everything that is not over, unless the address says otherwise', () => {
    expect(readTicketFilters({})).toEqual(noFilters)
    expect(ticketFiltersAsked(noFilters)).toEqual({ statuses: [0, 1, 2] })
    expect(isFiltered(noFilters)).toBe(false)
  })

  it('goes into the address and comes back from it', () => {
    const filters = { status: 'closed', priority: 'urgent', assignee: '12', search: 'lid' } as const
    const address = ticketFiltersInAddress(filters)
    expect(address).toEqual(filters)
    expect(readTicketFilters(address)).toEqual(filters)
    expect(ticketFiltersAsked(filters)).toEqual({
      statuses: [5, 99],
      priorities: [3],
      assignee: '12',
      search: 'lid',
    })
    expect(ticketFiltersInAddress({ ...noFilters, assignee: 'me' })).toEqual({ assignee: 'me' })
  })

  it('any status asks for none in particular', () => {
    expect(ticketFiltersAsked({ ...noFilters, status: 'any' })).toEqual({})
  })

  it('leaves out what means nothing, and reads numbers as they were typed', () => {
    const odd = { status: 'toString', priority: 7, assignee: 'me; drop table', search: ['x'] }
    expect(readTicketFilters(odd)).toEqual(noFilters)
    expect(readTicketFilters({ search: 1042, assignee: 7 })).toEqual({
      ...noFilters,
      search: '1042',
      assignee: '7',
    })
    expect(readTicketFilters({ search: 'x'.repeat(300) }).search).toHaveLength(200)
  })
})
