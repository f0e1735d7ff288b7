import { expect, it } from 'vitest'
import type { Entry } from '@foyer/core/log/entry.ts'
import { decidePublication } from './decide-publication.ts'
import { robotNotes } from '@foyer/core/robot/notes.ts'
import { questionOfAnswer } from './question-of-answer.ts'
import { repeatsUnknown } from './repeats-unknown.ts'

const failure = { reason: 'noAnswer', docId: '', said: '' } as const

it('a case that held stops a change, one that failed before does not', () => {
  const broken = { id: 'broken', before: undefined, failure }
  const open = { id: 'open', before: failure, failure }
  const mended = { id: 'mended', before: failure, failure: undefined }
  const held = { id: 'held', before: undefined, failure: undefined }
  expect(decidePublication([open, mended, held], false)).toEqual({
    isDone: true,
    broken: [],
    failing: [open],
  })
  expect(decidePublication([broken, open], false)).toEqual({
    isDone: false,
    broken: [broken],
    failing: [open],
  })
  expect(decidePublication([broken], true)).toMatchObject({ isDone: true, broken: [broken] })
})

function said(seq: number, sender: Entry['sender'], clientId: string, content: string, docId = ''): Entry {
  const body = { type: 'message', msgType: 1, content, extra: { docId } } as const
  const marks = { recalled: false, internal: false, sensitive: false }
  return { threadKey: 't', seq, at: seq, clientId, sender, body, ...marks }
}

it('the robot knows when its last message was that it has no answer', () => {
  const unknown = said(2, 'robot', 'q1.answer', robotNotes.unknown)
  const log = [said(1, 'visitor', 'q1', 'Hm'), unknown, said(3, 'visitor', 'q2', 'Well')]
  expect(repeatsUnknown(log)).toBe(true)
  expect(repeatsUnknown([...log, said(4, 'robot', 'q2.answer', 'Yes.', 'd1')])).toBe(false)
  expect(repeatsUnknown([said(1, 'visitor', 'q1', robotNotes.unknown)])).toBe(false)
  expect(repeatsUnknown([])).toBe(false)
})

it('T-04 a thumb is about the question that the document answered last', () => {
  const log = [
    said(1, 'visitor', 'q1', 'Where is it?'),
    said(2, 'robot', 'q1.answer', 'There.', 'd1'),
    said(3, 'visitor', 'q2', 'And the other?'),
    said(4, 'visitor', 'q2.1', 'Hello?'),
    said(5, 'robot', 'q2.answer', 'There.', 'd1'),
    said(6, 'robot', 'q2.1.answer', 'Good day.', 'd2'),
  ]
  expect(questionOfAnswer(log, 'd1')).toBe('And the other?')
  expect(questionOfAnswer(log, 'd2')).toBe('Hello?')
  expect(questionOfAnswer(log, 'd3')).toBeUndefined()
  expect(questionOfAnswer(log.slice(5), 'd2')).toBeUndefined()
})
