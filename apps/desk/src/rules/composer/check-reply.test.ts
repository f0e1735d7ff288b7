import { expect, it } from 'vitest'
import { wordFinder } from '@foyer/core/words/find-words.ts'
import { checkReply, runsOf } from './check-reply.ts'

const find = wordFinder([
  { word: 'guarantee', isWithheld: false },
  { word: 'free money', isWithheld: true },
  { word: 'money', isWithheld: false },
])

it('D-16 names what is to be looked at before sending, in its place', () => {
  const text = 'Dear {{visitor.name}}, I guarantee free money.'
  const concerns = checkReply(text, find)
  expect(concerns.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
    'variable visitor.name',
    'warned guarantee',
    'withheld free money',
    'warned money',
  ])
  const runs = runsOf(text, concerns)
  expect(runs.map((run) => run.text).join('')).toBe(text)
  expect(runs.flatMap(({ concern, text: run }) => (concern ? [run] : []))).toEqual([
    '{{visitor.name}}',
    'guarantee',
    'free money',
  ])
})

it('a harmless reply has nothing to look at', () => {
  expect(checkReply('Good morning', find)).toEqual([])
  expect(runsOf('Good morning', [])).toEqual([{ text: 'Good morning' }])
})
