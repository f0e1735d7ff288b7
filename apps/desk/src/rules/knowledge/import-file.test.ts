import { expect, it } from 'vitest'
import { formatOf } from './import-file.ts'

it.each([
  ['questions.CSV', 'csv'],
  ['a.b.xlsx', 'xlsx'],
  ['help.md', 'markdown'],
  ['index.htm', 'html'],
  ['knowledge-2026-11-18.json', 'json'],
  ['old.xls', undefined],
  ['csv', undefined],
  ['x.constructor', undefined],
])('%s is %s', (name, format) => {
  expect(formatOf(name)).toBe(format)
})
