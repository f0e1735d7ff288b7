import { expect, it } from 'vitest'
import { messageFiltersInAddress, readMessageFilters, shownMessages } from './message-filters.ts'

it('D-12 what is shown of the left messages goes into the address and comes back from it', () => {
  for (const show of shownMessages)
    for (const search of ['', 'lid'])
      expect(readMessageFilters(messageFiltersInAddress({ show, search }))).toEqual({ show, search })
  expect(messageFiltersInAddress({ show: 'unhandled', search: '' })).toEqual({})
})

it('what means nothing is left out', () => {
  expect(readMessageFilters({ show: 'x', search: {} })).toEqual({ show: 'unhandled', search: '' })
  expect(readMessageFilters({ search: 42 }).search).toBe('42')
})
