import { eventExamples } from '@foyer/contract/events/event.ts'
import { encodeField } from '@foyer/contract/forms/encode-field.ts'
import { fields } from '@foyer/contract/forms/fields/index.ts'
import { describe, expect, it } from 'vitest'
import { toLogEvents } from './log-event.ts'
import type { Unsent } from '../outbox/outbox.ts'
import { timelineOf } from './timeline.ts'

const ana = { adminId: '7' }
const noon = new Date(2026, 10, 15, 12).getTime()
const minute = 60_000

function message(seq: number, at: number, change: object = {}) {
  return {
    ...eventExamples.message,
    adminId: '7',
    msgId: `t.${seq}`,
    id: `c${seq}`,
    seq,
    msgTime: at,
    ...change,
  }
}

const kinds = (wires: readonly object[], unsent: Unsent[] = []) =>
  timelineOf(toLogEvents(wires), unsent, ana).map((item) => item.kind)

describe('the timeline', () => {
  it('marks where a day begins', () => {
    const nextDay = noon + 24 * 60 * minute
    expect(kinds([message(1, noon), message(2, nextDay), message(3, nextDay + 1)])).toEqual([
      'day',
      'message',
      'day',
      'message',
      'message',
    ])
  })

  it('shows the greeting that visitors read in the name of each agent who accepts', () => {
    const accepted = { ...eventExamples.accepted, seq: 1, msgTime: noon }
    const items = timelineOf(toLogEvents([accepted, message(2, noon)]), [], ana, 'Hello!')
    expect(items[2]).toMatchObject({
      kind: 'message',
      isOwn: true,
      isGreeting: true,
      message: { senderName: 'Ana', content: { text: 'Hello!' } },
    })
    expect(timelineOf(toLogEvents([accepted]), [], { ...ana, adminId: '8' }, 'Hello!')[2]).toMatchObject({
      isOwn: false,
    })
    expect(kinds([accepted, message(2, noon)])).toEqual(['day', 'line', 'message'])
  })

  it('groups what one person says in a row', () => {
    const items = timelineOf(
      toLogEvents([
        message(1, noon),
        message(2, noon + minute),
        message(3, noon + 2 * minute, { senderType: 1 }),
        message(4, noon + 3 * minute),
        message(5, noon + 30 * minute),
      ]),
      [],
      ana,
    )
    const starts = items.flatMap((item) => (item.kind === 'message' ? [item.startsGroup] : []))
    expect(starts).toEqual([true, false, true, true, true])
  })

  it('shows a withdrawn message as such and not the withdrawing', () => {
    const [, item, ...rest] = timelineOf(
      toLogEvents([message(12, noon), { ...eventExamples.recalled, seq: 13, msgTime: noon, msgId: 't.12' }]),
      [],
      ana,
    )
    expect(item).toMatchObject({ message: { recalled: true, content: { text: '' } } })
    expect(rest).toEqual([])
  })

  it('keeps what the visitor answered when its form is unsent, before and after a reload', () => {
    const field = encodeField(fields.text.example)
    const docNode = JSON.stringify([field])
    const form = { formTitle: 'Damage', formFields: [field], submitted: 0 }
    const asked = message(1, noon, { msgType: 10, msgContent: JSON.stringify(form) })
    const given = { msgId: 't.1', msgType: 10, senderType: 1, msgContent: docNode, docNode }
    const answered = message(2, noon, given)
    const unsent = { ...eventExamples.recalled, seq: 3, msgTime: noon, msgId: 't.1' }
    const answer = { kind: 'form', submitted: true, fields: [fields.text.example] }

    const before = timelineOf(toLogEvents([asked, answered]), [], ana)
    expect(before).toMatchObject([{ kind: 'day' }, { message: { sender: 'agent', content: answer } }])
    const gone = { ...asked, recallFlag: 1, msgContent: '' }
    for (const log of [
      [asked, answered, unsent],
      [gone, answered, unsent],
    ])
      expect(timelineOf(toLogEvents(log), [], ana)).toMatchObject([
        { kind: 'day' },
        { message: { sender: 'agent', recalled: true } },
        { message: { sender: 'visitor', recalled: false, content: answer } },
      ])
  })

  it('knows own messages and notes by the account that wrote them, not by its name', () => {
    const items = timelineOf(
      toLogEvents([
        message(1, noon),
        message(2, noon, { adminId: '8' }),
        message(3, noon, { insideFlag: 1 }),
        message(4, noon, { insideFlag: 1, adminId: '8' }),
        message(5, noon, { senderType: 1, adminId: undefined }),
      ]),
      [],
      ana,
    )
    const seen = items.flatMap((item) => (item.kind === 'message' ? [[item.isOwn, item.startsGroup]] : []))
    expect(seen).toEqual([
      [true, true],
      [false, true],
      [true, true],
      [false, true],
      [false, true],
    ])
  })

  it('puts what is on its way last, under the key that it will keep', () => {
    const item: Unsent = { id: 'mine', threadId: 't', text: 'Hi', at: noon, state: 'sending' }
    const before = timelineOf(toLogEvents([message(1, noon)]), [item], ana).at(-1)
    const after = timelineOf(toLogEvents([message(1, noon), message(2, noon, { id: 'mine' })]), [], ana).at(
      -1,
    )
    expect(before).toMatchObject({ kind: 'unsent', key: 'mine', startsGroup: false })
    expect(after).toMatchObject({ kind: 'message', key: 'mine' })
  })
})
