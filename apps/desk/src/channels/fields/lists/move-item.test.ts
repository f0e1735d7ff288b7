import { expect, it } from 'vitest'
import { moveItem } from './move-item.ts'

it('moves an item to another place', () => {
  expect(moveItem(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
  expect(moveItem(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
  expect(moveItem(['a', 'b', 'c'], 1, 1)).toEqual(['a', 'b', 'c'])
})

it('moves no further than the ends', () => {
  expect(moveItem(['a', 'b'], 0, 9)).toEqual(['b', 'a'])
  expect(moveItem(['a', 'b'], 1, -9)).toEqual(['b', 'a'])
  expect(moveItem(['a', 'b'], 7, 0)).toEqual(['a', 'b'])
})

it('the fixed ones stay in front', () => {
  expect(moveItem(['a', 'b', 'c', 'd'], 3, 0, 2)).toEqual(['a', 'b', 'd', 'c'])
  expect(moveItem(['a', 'b', 'c'], 0, 2, 2)).toEqual(['a', 'b', 'c'])
})
