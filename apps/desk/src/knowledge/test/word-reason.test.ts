import { expect, it } from 'vitest'
import { percentOf, wordReason } from './word-reason.ts'

it('names the first place where a word was found', () => {
  const places = [
    { part: 'phrasing', text: 'Money back?' },
    { part: 'answer', text: '' },
  ] as const
  expect(wordReason({ word: 'money', match: 'same', places: [...places] })).toEqual({
    key: 'knowledge.test.word.same.phrasing',
    values: { word: 'money', meant: '', text: 'Money back?' },
  })
  expect(wordReason({ word: 'cash', match: 'meaning', places: [...places] }).key).toBe(
    'knowledge.test.word.meaning.phrasing',
  )
})

it('words without a place have a sentence of their own', () => {
  expect(wordReason({ word: 'mony', match: 'typo', meant: 'money', places: [] })).toMatchObject({
    key: 'knowledge.test.word.typo',
    values: { meant: 'money' },
  })
  expect(wordReason({ word: 'x', match: 'elsewhere', places: [] }).key).toBe('knowledge.test.word.elsewhere')
  expect(wordReason({ word: 'x', match: 'unknown', places: [] }).key).toBe('knowledge.test.word.unknown')
})

it('shares become whole numbers of 100', () => {
  expect([0, 0.354, 1].map(percentOf)).toEqual([0, 35, 100])
})
