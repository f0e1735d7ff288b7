import { expect, it } from 'vitest'
import { threadSummaryExample } from '@foyer/contract/desk/inbox.ts'
import { rowOf } from '../state/inbox/inbox.ts'
import { initialState } from './state.ts'
import { step } from './step.ts'

const { threadId } = threadSummaryExample
const shown = step(initialState('7'), {
  on: 'frame',
  at: 1,
  frame: { type: 'thread', thread: threadSummaryExample },
}).state
const hide = { on: 'frame', at: 2, frame: { type: 'hidden', threadId } } as const

it('keeps nothing of a conversation that is out of sight', () => {
  const preview = { on: 'frame', at: 1, frame: { type: 'preview', threadId, text: 'Hel' } } as const
  expect(rowOf(shown.inbox, threadId)).toBeDefined()
  const { state, effects } = step(step(shown, preview).state, hide)
  expect(rowOf(state.inbox, threadId)).toBe(undefined)
  expect([state.heads.has(threadId), state.previews.has(threadId)]).toEqual([false, false])
  expect(effects).toEqual([])
})

it('asks for one on screen once more, so that the page says that there is none', () => {
  const open = step(shown, { on: 'opened', threadId }).state
  expect(step(open, hide).effects).toEqual([{ do: 'readThread', threadId, soon: false }])
})
