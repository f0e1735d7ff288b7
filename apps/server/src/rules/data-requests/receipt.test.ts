import fc from 'fast-check'
import { expect, it } from 'vitest'
import { canonicalJson, receiptOf } from './receipt.ts'

it('lists tables by name, without those that had no row, and files apart from them', () => {
  expect(receiptOf({ threads: 1, storage: 3, entries: 42, calls: 0 }, 7)).toEqual({
    removed: [
      { table: 'entries', rows: 42 },
      { table: 'threads', rows: 1 },
    ],
    files: 3,
    backupsUntil: 7,
  })
  expect(receiptOf({}, 7)).toEqual({ removed: [], files: 0, backupsUntil: 7 })
})

it('equal values have one text, whatever the order of their fields', () => {
  expect(canonicalJson({ b: [1, { d: 2, c: null }], a: 'x' })).toBe('{"a":"x","b":[1,{"c":null,"d":2}]}')
})

it('the text is JSON of the same value', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 3 }), (value) => {
      expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  )
})
