import { expect, it } from 'vitest'
import { compareKeys } from './compare-keys.ts'

it('orders by the number of the tenant and then by bytes', () => {
  const keys = ['10/a', '9/b', '9/_', '9/B', '9/-', '9/1']
  expect(keys.toSorted(compareKeys)).toEqual(['9/-', '9/1', '9/B', '9/_', '9/b', '10/a'])
})
