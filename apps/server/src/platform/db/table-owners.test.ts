import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { allTables, pruneRules } from './all-tables.ts'

const source = join(import.meta.dirname, '../..')

it('each table is written by code that exists, or by the operator', () => {
  const places = new Set(allTables.map(({ writtenBy }) => writtenBy))
  places.delete('operator')
  expect([...places].filter((place) => !existsSync(join(source, place)))).toEqual([])
})

it('rows about a person are found through a table that holds data of the same person', () => {
  const personsOf = new Map(
    allTables.map(({ name, personal }) => [name, new Set(personal.map(({ of }) => of))]),
  )
  const broken = allTables.flatMap(({ name, personal }) =>
    personal
      .filter(({ of, through }) => through && !personsOf.get(through)?.has(of))
      .map(({ by }) => `${name}.${by}`),
  )
  expect(broken).toEqual([])
})

it('each prune rule keeps rows for some time', () => {
  expect(pruneRules.length).toBeGreaterThan(10)
  expect(pruneRules.filter(({ ms }) => ms <= 0)).toEqual([])
})
