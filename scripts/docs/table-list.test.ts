import { expect, it } from 'vitest'
import { durationText, withTableList, type ListedTable } from './table-list.ts'

const things: ListedTable = {
  name: 'things',
  writtenBy: 'log',
  personal: [],
  life: { keep: 'configuration' },
}
const empty = 'Before.\n\n<!-- tables: begin -->\n<!-- tables: end -->\n\nAfter.\n'

function listed(change: Partial<ListedTable>): string | undefined {
  const lines = withTableList(empty, [{ ...things, ...change }]).split('\n')
  return lines.find((line) => line.startsWith('| `things`'))
}

it('writes the list between its marks, and the same again', () => {
  const once = withTableList(empty, [things])
  expect(once).toMatch(/^Before\.\n\n<!-- tables: begin -->\n\n\| table .*\n\| ---.*\n\| `things` /)
  expect(once).toMatch(/\|\n\n<!-- tables: end -->\n\nAfter\.\n$/)
  expect(withTableList(once, [things])).toBe(once)
})

it('names each person once', () => {
  const personal = [
    { of: 'visitor', by: 'thread_id' },
    { of: 'visitor', by: 'user_id' },
    { of: 'agent', by: 'agent_id' },
  ] as const
  expect(listed({ personal })).toContain('| visitor, agent |')
})

it('says how long rows of each kind are kept', () => {
  expect(listed({ life: { with: 'agent' } })).toContain('| as long as its agent |')
  const sooner = { job: 'clean-up', what: 'that nothing carries', ms: 86_400_000 }
  expect(listed({ life: { with: 'conversation', sooner } })).toContain(
    'as long as its conversation; that nothing carries: 1 day (`clean-up`)',
  )
  const rule = { since: 'at', storedAs: 'milliseconds', ms: 2 * 86_400_000 } as const
  expect(listed({ life: { after: [rule] } })).toContain('| 2 days after `at` |')
})

it('a document without the marks is an error', () => {
  expect(() => withTableList('Nothing.', [])).toThrow('has no')
})

it.each([
  [120_000, '2 minutes'],
  [3_600_000, '1 hour'],
  [504_000_000 + 86_400_000, '6.8 days'],
  [3 * 365 * 86_400_000, '1,095 days'],
])('%i ms is %s', (ms, text) => {
  expect(durationText(ms)).toBe(text)
})
