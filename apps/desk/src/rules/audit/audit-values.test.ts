import { describe, expect, it } from 'vitest'
import { auditChanges, plainName, valueText } from './audit-values.ts'

const words = {
  yes: 'Yes',
  no: 'No',
  none: '—',
  empty: '(empty)',
  time: (ms: number) => `time ${ms}`,
  number: (value: number) => `number ${value}`,
}

describe('the rows of a change', () => {
  it('have each field once, with what was and what is', () => {
    expect(auditChanges({ a: 1, b: 2 }, { b: 3, c: 4 })).toEqual([
      { field: 'a', before: 1, after: undefined },
      { field: 'b', before: 2, after: 3 },
      { field: 'c', before: undefined, after: 4 },
    ])
  })

  it('are none where nothing was written down', () => {
    expect(auditChanges(undefined, undefined)).toEqual([])
    expect(auditChanges({}, undefined)).toEqual([])
  })
})

describe('a value as text', () => {
  it.each([
    ['a', undefined, '—'],
    ['a', null, '—'],
    ['a', true, 'Yes'],
    ['a', false, 'No'],
    ['a', 0, 'number 0'],
    ['a', 12, 'number 12'],
    ['validUntil', 5, 'time 5'],
    ['heldSince', 5, 'time 5'],
    ['a', 'Shop', 'Shop'],
    ['a', '', '(empty)'],
    ['a', ' \n', '(empty)'],
    ['a', '<b>bold</b>', '<b>bold</b>'],
    ['a', [], '(empty)'],
    ['a', ['x', 'y'], 'x\ny'],
    ['a', [true, 3, null], 'Yes\nnumber 3\n—'],
    ['from', [5], 'number 5'],
    ['a', { b: 1 }, '{\n  "b": 1\n}'],
    ['a', [{ b: '<i>' }], '{\n  "b": "<i>"\n}'],
  ])('of %s, %j is %j', (field, value, text) => {
    expect(valueText(field, value, words)).toBe(text)
  })
})

describe('the name of a field without a text', () => {
  it.each([
    ['role', 'Role'],
    ['maxThreads', 'Max threads'],
    ['allowed_origins', 'Allowed origins'],
    ['oauth2Client', 'Oauth2 client'],
    ['', ''],
  ])('%j is %j', (field, name) => {
    expect(plainName(field)).toBe(name)
  })
})
