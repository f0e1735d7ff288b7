import { kinds } from '@foyer/contract/messages/kinds/index.ts'
import { expect, it } from 'vitest'
import { answersOf } from '../rich/RichMessage.tsx'
import { buttonsOf } from '../rich/ButtonsMessage.tsx'
import { numbered } from './choice.ts'

it('D-08 a button of a list goes back with its step and what is bound to it', () => {
  expect(buttonsOf({ kind: 'buttons', ...kinds.buttons.example })[0]).toEqual({
    name: 'An order',
    asked: { button: { id: 'b1', name: 'An order' }, nodeId: 'n1', bindCode: 'topic', bindValue: 'order' },
  })
})

it('D-08 so does a button of a robot answer', () => {
  expect(answersOf({ kind: 'rich', ...kinds.rich.example })[0]?.choices[1]).toEqual({
    name: 'No',
    asked: { button: { id: 'b2', name: 'No' }, nodeId: 'n1' },
  })
})

it('an answer that only repeats the text above it is not said twice', () => {
  const [answer] = kinds.rich.example.answers
  const repeated = {
    ...kinds.rich.example,
    html: 'Same',
    answers: [{ ...answer, text: 'Same', buttons: [] }],
  }
  expect(answersOf({ kind: 'rich', ...repeated } as never)).toEqual([])
})

it('a button without a word is no button, and equal ones stay apart', () => {
  const choices = ['Yes', ' ', 'Yes'].map((name) => ({ name, asked: {} }))
  expect(numbered(choices).map(({ at, name }) => `${at} ${name}`)).toEqual(['0 Yes', '1 Yes'])
})
