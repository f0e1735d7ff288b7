import { expect, it } from 'vitest'
import { patternsOf, readCursor, writeCursor } from './document-cursor.ts'

it.each([
  { key: 1_794_700_000_000, docId: 'd7' },
  { key: 0, docId: '12.7' },
])('reads the number that it wrote: %j', (place) => {
  expect(readCursor('updated', writeCursor(place))).toEqual(place)
})

it.each([
  { key: 'how do i return something?', docId: 'd7' },
  { key: '', docId: '7' },
  { key: '1.2\n"…"', docId: '如何.退货' },
])('reads the text that it wrote: %j', (place) => {
  expect(readCursor('question', writeCursor(place))).toEqual(place)
})

it.each(['', '7', '2.d', '0.7', '-1.d7', '2.d7x', '2.d7-1', '2.d79999999999999999', '99.d7', 'null'])(
  'refuses %j',
  (cursor) => {
    expect(readCursor('updated', cursor)).toBeUndefined()
  },
)

it('searches for each word once, and takes its characters as they are', () => {
  expect(patternsOf('  Return  return 50%_\\ 退货 ')).toEqual(['%return%', String.raw`%50\%\_\\%`, '%退货%'])
  expect(patternsOf(' ')).toEqual([])
})
