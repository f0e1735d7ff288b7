import { expect, it } from 'vitest'
import { filterGroups, needsFilter, type Group } from './filter-groups.ts'

const groups: Group[] = [
  { groupId: 'g1', groupName: 'Orders and delivery', groupDesc: 'Parcels, addresses, returns' },
  { groupId: 'g2', groupName: 'Product advice', groupDesc: 'Before you buy' },
  { groupId: 'g3', groupName: '售后服务', groupDesc: '' },
]

it('S-20 groups are found by words of their name or description, in any case and order', () => {
  const found = (text: string) => filterGroups(groups, text).map(({ groupId }) => groupId)
  expect(found('')).toEqual(['g1', 'g2', 'g3'])
  expect(found('  ')).toEqual(['g1', 'g2', 'g3'])
  expect(found('ORDER')).toEqual(['g1'])
  expect(found('returns orders')).toEqual(['g1'])
  expect(found('buy')).toEqual(['g2'])
  expect(found('售后')).toEqual(['g3'])
  expect(found('orders advice')).toEqual([])
})

it('S-20 there is something to search only where there is much', () => {
  const of = (count: number) =>
    Array.from({ length: count }, (_, n) => ({ ...groups[0], groupId: `g${n}` }) as Group)
  expect(needsFilter(of(8))).toBe(false)
  expect(needsFilter(of(9))).toBe(true)
  expect(needsFilter(of(50))).toBe(true)
})
