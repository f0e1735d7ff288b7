import { threadSummaryExample } from '@foyer/contract/desk/inbox.ts'
import { expect, it } from 'vitest'
import { matchesSearch } from './matches-search.ts'
import { toRow } from './thread-row.ts'

const row = toRow({ ...threadSummaryExample, userName: 'Sam Müller', lastText: 'Where is my parcel?' })

it.each([
  ['', true],
  ['  ', true],
  ['sam', true],
  ['PARCEL müller', true],
  ['sam kettle', false],
])('finds %j: %s', (search, isFound) => {
  expect(matchesSearch(row, search)).toBe(isFound)
})
