import { expect, it } from 'vitest'
import { changedFields } from './changed-fields.ts'

it('keeps the fields that differ, with their values on both sides', () => {
  expect(changedFields({ role: 'agent', nick: 'Ana' }, { role: 'admin', nick: 'Ana' })).toEqual({
    before: { role: 'agent' },
    after: { role: 'admin' },
  })
})

it('compares lists and objects by what they hold', () => {
  expect(
    changedFields({ groups: ['a'], hours: { zone: 'UTC' } }, { groups: ['a'], hours: { zone: 'UTC' } }),
  ).toBe(undefined)
  expect(changedFields({ groups: ['a'] }, { groups: ['a', 'b'] })?.after).toEqual({ groups: ['a', 'b'] })
})

it('leaves a field out on the side that lacks it, and keeps null', () => {
  expect(changedFields({ until: null }, { until: 5 })).toEqual({
    before: { until: null },
    after: { until: 5 },
  })
  expect(changedFields({}, { name: 'x' })).toEqual({ before: {}, after: { name: 'x' } })
})

it('finds no change between equal objects', () => {
  expect(changedFields({ a: 1 }, { a: 1 })).toBe(undefined)
})
