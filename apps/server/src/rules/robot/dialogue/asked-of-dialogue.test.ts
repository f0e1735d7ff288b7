import { kinds } from '@foyer/contract/messages/kinds/index.ts'
import { orderDialogue } from '@foyer/contract/robot/dialogue/order-example.ts'
import { expect, it } from 'vitest'
import { wireOfAsked } from '@foyer/core/robot/asked.ts'
import { askedOfDialogue } from './asked-of-dialogue.ts'
import { playDialogue } from './dialogue-player.ts'

const question = 'It has not arrived'

it('D-08 a button as the widget sends it back is a press of its step', () => {
  const button = { id: 'late', name: question }
  const asked = { button, nodeId: 'order.topic', bindCode: 'topic', bindValue: 'late' }
  expect(askedOfDialogue({ question, ...wireOfAsked(asked) })).toEqual({
    type: 'press',
    dialogue: 'order',
    press: { node: 'topic', item: 'late', bindCode: 'topic', bindValue: 'late', name: question },
  })
})

it('every button of a dialogue comes back as itself, from the list and from the answer', () => {
  const play = playDialogue(orderDialogue)
  play.start()
  play.press('topic', 'late')
  const { content } = play.submit('number', { order: 'X' }).says[0] ?? {}
  expect(content).toMatchObject({ kind: 'rich', answers: [{ nodeId: 'order.unknown' }] })
  const wire = { question: 'Try again', nodeId: 'order.unknown', button: { id: 'retry', name: 'Try again' } }
  const asked = askedOfDialogue(wire)
  expect(asked?.type === 'press' && play.take({ type: 'pressed', ...asked.press }).outcome).toEqual({
    do: 'wait',
  })
})

it('an item without a button names it as well', () => {
  expect(askedOfDialogue({ question, nodeId: 'order.topic', itemId: 'late' })).toMatchObject({
    press: { item: 'late', name: question },
  })
})

it.each([
  ['a menu entry', { docId: 'dialogue:order' }],
  ['a tile', { itemId: 'dialogue:order' }],
  ['a series problem', { itemId: 'x', button: { id: 'dialogue:order', name: 'Order' } }],
  ['a button that is bound to it', { bingCode: 'dialogue', bindValue: 'order' }],
])('D-06 S-12 %s can start a dialogue', (_name, wire) => {
  expect(askedOfDialogue({ question, ...wire })).toEqual({ type: 'start', dialogue: 'order' })
})

it('a chosen document is for the knowledge, and typed words may be for a dialogue', () => {
  expect(askedOfDialogue({ question, docId: 'd7' })).toBeUndefined()
  expect(askedOfDialogue({ question })).toEqual({ type: 'text', text: question })
  expect(askedOfDialogue({ question, nodeId: kinds.buttons.example.nodeId })).toEqual({
    type: 'text',
    text: question,
  })
  expect(askedOfDialogue({ question, bingCode: 'dialogue', bindValue: '../x' })).toMatchObject({
    type: 'text',
  })
})
