import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvLimits } from '@foyer/contract/desk/library-limits.ts'
import { byteOrderMark, csvLine } from '../../../rules/audit/csv.ts'
import { flagOf, guardedCell, timeOf } from '../../../rules/library/csv-cell.ts'
import { readCsv } from './read-csv.ts'

function cellsOf(csv: string): unknown {
  const read = readCsv('canned', csv)
  return typeof read === 'string'
    ? read
    : read.map(({ line, cells }) => [line, Object.fromEntries(cells.entries())])
}

describe('a CSV file', () => {
  it.each([
    ['any order of columns, others ignored', 'TEXT,other,Title\nb,x,a', [[2, { text: 'b', title: 'a' }]]],
    ['semicolons', 'title;text\na;"b;c,d"', [[2, { title: 'a', text: 'b;c,d' }]]],
    ['a byte order mark', '\uFEFFtitle,text\r\na,b\r\n', [[2, { title: 'a', text: 'b' }]]],
    [
      'old line ends',
      'title,text\ra,b\rc,d',
      [
        [2, { title: 'a', text: 'b' }],
        [3, { title: 'c', text: 'd' }],
      ],
    ],
    [
      'line breaks in quotes, and blank lines',
      'title,text\n"a","one\ntwo ""x"""\n\n,\nc,d',
      [
        [2, { title: 'a', text: 'one\ntwo "x"' }],
        [6, { title: 'c', text: 'd' }],
      ],
    ],
    ['quotes within a cell', 'title,text\na,say "hi"', [[2, { title: 'a', text: 'say "hi"' }]]],
    [
      'missing and surplus cells',
      'title,text\na\nb,c,d',
      [
        [2, { title: 'a', text: '' }],
        [3, { title: 'b', text: 'c' }],
      ],
    ],
    ['no file', '', 'noRows'],
    ['no rows', 'title,text\n', 'noRows'],
    ['a missing column', 'title,shared\na,b', 'columns'],
    ['a column that comes twice', 'title,text,Title\na,b,c', 'columns'],
    ['a quote without an end', 'title,text\na,"b\nc,d', 'unreadable'],
  ])('with %s', (_what, csv, rows) => {
    expect(cellsOf(csv)).toEqual(rows)
  })

  it('has a largest number of rows, blank ones aside', () => {
    const rows = 'a,b\n\n'.repeat(csvLimits.rows)
    expect(cellsOf(`title,text\n${rows}`)).toHaveLength(csvLimits.rows)
    expect(cellsOf(`title,text\n${rows}c,d`)).toBe('tooManyRows')
  })

  it('is read soon, whatever it is made of', () => {
    const hostile = ['\n', ',\n', ',', '"', '""', ';', "'", '\r', 'a"']
    for (const part of hostile) {
      const started = performance.now()
      readCsv('words', `word\n${part.repeat(csvLimits.bytes / part.length)}`)
      expect([part, performance.now() - started < 5_000]).toEqual([part, true])
    }
  })

  it('gives back what was written into it, with nothing that a spreadsheet calculates', () => {
    const text = fc
      .tuple(fc.constantFrom('', '=', '+', '-', '@', '\t', "'", "'=", "''=", '＝'), fc.string())
      .map((parts) => parts.join(''))
      .filter((one) => one.trim() !== '')
    fc.assert(
      fc.property(text, text, (title, body) => {
        const line = csvLine([title, body].map(guardedCell))
        for (const cell of parse(line)[0] ?? []) expect(cell).not.toMatch(/^[=+\-@\t\r\n]/)
        expect(cellsOf(`${byteOrderMark}${csvLine(['title', 'text'])}${line}`)).toEqual([
          [2, { title, text: body }],
        ])
      }),
    )
  })
})

it.each([
  ['yes', true],
  [' TRUE ', true],
  ['是', true],
  ['', false],
  ['No', false],
  ['0', false],
  ['maybe', undefined],
])('the switch %j is %j', (cell, isOn) => {
  expect(flagOf(cell)).toBe(isOn)
})

it.each([
  ['2026-12-01', Date.UTC(2026, 11, 1)],
  ['2026-12-01 08:30', Date.UTC(2026, 11, 1, 8, 30)],
  ['2026-12-01T08:30:00.000Z', Date.UTC(2026, 11, 1, 8, 30)],
  ['2026-12-01T08:30+02:00', Date.UTC(2026, 11, 1, 6, 30)],
  ['2026-13-01', undefined],
  ['12/1/2026', undefined],
  ['tomorrow', undefined],
])('the time %j is %j', (cell, time) => {
  expect(timeOf(cell)).toBe(time)
})
