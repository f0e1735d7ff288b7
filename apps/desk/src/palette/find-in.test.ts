import { threadSummaryExample } from '@foyer/contract/desk/inbox.ts'
import { expect, it } from 'vitest'
import { toRow } from '../state/inbox/thread-row.ts'
import { findIn } from './find-in.ts'

const row = { ...toRow(threadSummaryExample), userName: 'Ida', lastText: 'Where is my kettle?' }
const other = { ...row, threadId: 'other', userName: 'Olu', lastText: 'Me too' }
const byId = (...rows: (typeof row)[]) => new Map(rows.map((one) => [one.threadId, one]))
const commands = ['Go to the inbox', 'Show tickets that nobody has'].map((label) => ({
  id: label,
  label,
  run: () => undefined,
}))

it('a conversation that left a list and came back is found once, as it is now', () => {
  const inbox = { rows: byId(row), former: byId({ ...row, lastText: 'long ago' }) }
  expect(findIn(commands, inbox, 'ida')).toEqual([{ kind: 'thread', row }])
})

it('only what fits is shown', () => {
  const inbox = { rows: byId(row, other), former: byId() }
  expect(findIn(commands, inbox, 'kettle')).toEqual([{ kind: 'thread', row }])
  expect(findIn(commands, inbox, 'inbox')).toEqual([{ kind: 'command', command: commands[0] }])
  expect(findIn(commands, inbox, 'xyz')).toEqual([])
})

it('with nothing typed there are commands alone, in their order', () => {
  expect(findIn(commands, { rows: byId(row), former: byId() }, ' ')).toEqual(
    commands.map((command) => ({ kind: 'command', command })),
  )
})
