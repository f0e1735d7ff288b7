import { expect, it } from 'vitest'
import { parseMigration } from './migration-files.ts'

it('reads the upward direction, which has a transaction and expands by default', () => {
  const text = '-- Up Migration\n\nselect 1;\n\n-- Down Migration\n\nselect 2; -- foyer: contract'
  expect(parseMigration('1_a', text)).toEqual({
    name: '1_a',
    sql: '-- Up Migration\n\nselect 1;\n',
    hasTransaction: true,
    isContract: false,
  })
})

it('reads what the head says', () => {
  const text = '-- Up Migration\n-- foyer: no transaction\n--foyer: Contract\nselect 1;'
  expect(parseMigration('1_a', text)).toMatchObject({ hasTransaction: false, isContract: true })
})

it('rejects a directive that it does not know', () => {
  expect(() => parseMigration('1_a', '-- foyer: no transactions\nselect 1;')).toThrow(
    "migration 1_a: unknown directive '-- foyer: no transactions'",
  )
})
