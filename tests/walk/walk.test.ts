import { describe, expect, it } from 'vitest'
import { visitorApi } from '@foyer/contract/api.ts'
import { ChannelConfig } from '@foyer/contract/channel/config.ts'
import { ChannelSettings } from '@foyer/contract/settings/channel-settings.ts'
import { leavesOf } from '@foyer/contract/input-leaves.ts'
import { everywhere, parameters } from './parameters.ts'
import type { Proof, Proofs } from './proof.ts'
import { settings } from './settings.ts'
import { testTitles } from './test-titles.ts'

const endpoints = Object.values(visitorApi).map(({ name, input }) => [name, parametersOf(input)] as const)

describe('every setting of a channel', () => {
  it('D-04 has a row that names the test of its effect, and no row is left over', () => {
    const rows = Object.keys(settings).filter((name) => !name.includes('.'))
    const shape = { ...ChannelConfig.shape, ...ChannelSettings.shape }
    expect(rows.toSorted()).toEqual(Object.keys(shape).toSorted())
  })

  it.each(Object.entries(settings))('%s is proved by a test that exists', (_name, proof) => {
    expect(lacking(proof)).toBeUndefined()
  })
})

describe('every parameter of a visitor’s call', () => {
  it('there is no table of a call that does not exist', () => {
    expect(Object.keys(visitorApi)).toEqual(expect.arrayContaining(Object.keys(parameters)))
  })

  it.each(endpoints)('%s: each has a row, and no row is left over', (name, names) => {
    const rows: Proofs = parameters[name] ?? {}
    expect(names.filter((one) => !rows[one] && !everywhere[one])).toEqual([])
    expect(Object.keys(rows).filter((row) => !names.includes(row))).toEqual([])
  })

  it.each(Object.entries({ ...parameters, everywhere }))('%s: the tests of its rows exist', (_name, rows) => {
    expect(Object.values(rows).flatMap((proof) => lacking(proof) ?? [])).toEqual([])
  })
})

describe('the walk', () => {
  it('reads titles as they are written, of `each` too and not of `describe`', () => {
    const titles = testTitles('tests/walk/walk.test.ts')
    expect(titles).toContain('%s is proved by a test that exists')
    expect(titles).toContain('there is no table of a call that does not exist')
    expect(titles).not.toContain('every setting of a channel')
  })

  it('finds rows that name no test, several tests, or no file', () => {
    const here = 'tests/walk/walk.test.ts'
    expect(lacking([here, 'the walk sees']) ?? '').toContain('0 tests')
    expect(lacking([here, '%s']) ?? '').toMatch(/^[2-9] tests/)
    expect(lacking(['tests/walk/none.test.ts', '']) ?? '').toContain('0 tests')
    expect(lacking([here, 'there is no table'])).toBeUndefined()
  })
})

/** The names in an input; `*` for further fields of any name. */
function parametersOf(input: Parameters<typeof leavesOf>[0]): string[] {
  return [...new Set(leavesOf(input).map(({ path: [name = ''] }) => (name === '{}' ? '*' : name)))]
}

/** What is wrong about a row that does not name one test; undefined when nothing is. */
function lacking([file, title]: Proof): string | undefined {
  const named = testTitles(file).filter((one) => one.startsWith(title))
  return named.length === 1 ? undefined : `${named.length} tests: ${file}: ${title}`
}
