import { expect, it } from 'vitest'
import { judgeAsked, knowledgeSays, type Asked } from './judge-asked.ts'

const answerId = 'q1.answer'
const known = { id: answerId, msgContent: `<p>${knowledgeSays} 30 days.</p>` }
const grows = (msgContent: string) => ({ type: 'growing', id: answerId, msgContent })
const message = { type: 'event', event: { id: answerId } }
const good: Asked = {
  expected: 'knowledge',
  answerId,
  said: [known],
  frames: [grows('Yo'), grows(''), message],
}

it('finds nothing where all is well', () => {
  expect(judgeAsked(good)).toEqual([])
  expect(judgeAsked({ ...good, frames: [grows('Yo'), message] })).toEqual([])
  expect(judgeAsked({ ...good, frames: [] })).toEqual([])
})

it.each<[string, Partial<Asked>]>([
  ['no answer', { said: [] }],
  ['2 answers', { said: [known, known] }],
  ['answered under other', { said: [{ ...known, id: 'other' }] }],
  ['said: <p>Half</p>', { said: [{ ...known, msgContent: '<p>Half</p>' }] }],
  ['said nothing', { expected: 'model', said: [{ ...known, msgContent: ' ' }] }],
  ['let through: <img src=x>', { expected: 'model', said: [{ ...known, msgContent: '<img src=x>' }] }],
  ['an answer grows for ever', { frames: [message, grows('Yo')] }],
])('%s', (problem, changes) => {
  expect(judgeAsked({ ...good, ...changes })).toEqual([problem])
})
