import { expect, it } from 'vitest'
import {
  documentFiltersInAddress,
  isFiltering,
  noDocumentFilters,
  readDocumentFilters,
} from './document-filters.ts'

it('reads what it wrote', () => {
  const filters = {
    words: 'return',
    category: 'Orders',
    language: 'zh',
    state: 'draft',
    sort: 'usage',
  } as const
  expect(readDocumentFilters(documentFiltersInAddress(filters))).toEqual(filters)
  expect(documentFiltersInAddress(noDocumentFilters)).toEqual({})
})

it('ignores what nobody can choose, and takes numbers as words', () => {
  expect(readDocumentFilters({ words: 42, state: 'gone', sort: ['usage'], language: '<b>' })).toEqual({
    ...noDocumentFilters,
    words: '42',
  })
})

it('does not count the order as a filter', () => {
  expect(isFiltering({ ...noDocumentFilters, sort: 'usage' })).toBe(false)
  expect(isFiltering({ ...noDocumentFilters, state: 'draft' })).toBe(true)
})
