import { expect, it } from 'vitest'
import type { DataRequestState } from '@foyer/contract/my-data/data-request.ts'
import { stateAt } from './request-state.ts'

it.each<[DataRequestState, number | null, DataRequestState]>([
  ['unconfirmed', 101, 'unconfirmed'],
  ['unconfirmed', 100, 'expired'],
  ['waiting', null, 'waiting'],
  ['waiting', 99, 'waiting'],
  ['done', 101, 'done'],
  ['done', 100, 'expired'],
  ['done', null, 'done'],
  ['failed', 99, 'failed'],
  ['expired', null, 'expired'],
])('%s that ends at %s is %s', (state, expires_at, now) => {
  expect(stateAt({ state, expires_at }, 100)).toBe(now)
})
