import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { entriesTable, perShelf, shelfOfTable } from './shelf-tables.ts'

describe('the name of a partition', () => {
  it.each([0, 5, 32_767])('is made of the number %i', (shelf) => {
    expect(entriesTable(shelf)).toBe(`entries_${shelf}`)
  })

  it.each([-1, 1.5, Number.NaN, 32_768, Infinity])('is refused for %d', (shelf) => {
    expect(() => entriesTable(shelf)).toThrow('no shelf')
  })
})

it('the shelf of a partition is read from its name', () => {
  expect(shelfOfTable(entriesTable(85))).toBe(85)
  expect(shelfOfTable('entries')).toBeUndefined()
  expect(shelfOfTable('entries_85_old')).toBeUndefined()
})

it('a statement is written once for each shelf and has a name of its own there', () => {
  const statement = perShelf('test', (shelf) => `select from ${entriesTable(shelf)}`)
  expect(statement(3)).toEqual({ name: 'test-3', text: 'select from entries_3' })
  expect(statement(3)).toBe(statement(3))
  expect(statement(4).name).toBe('test-4')
})

const source = join(import.meta.dirname, '..')
/** They read the whole table on purpose. */
const wholeTable = ['backup/snapshot.ts', 'backup/verify-restored.ts']
const uses =
  /(?:selectFrom|updateTable|deleteFrom|insertInto)\('entries|(?:from|join|update|into) entries\b(?! of)/g
/** A statement is not longer than this. */
const longest = 900

it('every statement on the log says which shelf it means, so that it touches no other partition', () => {
  const files = globSync('**/*.ts', { cwd: source }).filter((file) => !file.endsWith('.test.ts'))
  const without = files
    .filter((file) => !wholeTable.includes(file))
    .flatMap((file) => {
      const code = readFileSync(join(source, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
      return [...code.matchAll(uses)]
        .filter(({ index }) => !code.slice(index, index + longest).includes('shelf'))
        .map(({ index }) => `${file}: ${code.slice(index, index + 60)}`)
    })
  expect(without).toEqual([])
})
