import { expect, it } from 'vitest'
import { draftOf, isKeyKept, numberIn, settingsOf, wrongFields } from './model-draft.ts'

const settings = {
  isOn: true,
  endpoint: {
    baseUrl: 'https://models.example/v1',
    model: 'small',
    tokenField: 'max_tokens' as const,
    price: { read: 0.15, written: 0.6 },
  },
  budgets: { tenant: {}, channel: { money: 2.5 }, visitor: { tokens: 500 } },
  writesAnswers: true,
  reranks: false,
}

it('sends what was stored when nothing was changed', () => {
  expect(settingsOf(draftOf(settings, false))).toEqual(settings)
  const { endpoint: _, ...installation } = settings
  expect(settingsOf(draftOf(installation, true))).toEqual(installation)
})

it.each([
  ['', undefined],
  [' 1 000 ', 1000],
  ['0,15', 0.15],
  ['2.5', 2.5],
  ['-1', Number.NaN],
  ['1e9', Number.NaN],
  ['abc', Number.NaN],
])('%j is the number %s', (text, value) => {
  expect(numberIn(text)).toBe(value)
})

it('finds the fields that are missing or wrong', () => {
  const draft = draftOf(settings, false)
  expect([...wrongFields(draft)]).toEqual([])
  const empty = { ...draft, baseUrl: '', model: ' ', writesAnswers: false, priceRead: 'free' }
  expect([...wrongFields(empty)]).toEqual(['baseUrl', 'model', 'tasks', 'priceRead'])
  const off = { ...draft, isOn: false, baseUrl: '', model: '', writesAnswers: false }
  expect([...wrongFields(off)]).toEqual([])
  const budgets = { ...draft.budgets, visitor: { tokens: '9999999999', seconds: '', money: 'x' } }
  expect([...wrongFields({ ...draft, budgets })]).toEqual(['budget.visitor.tokens', 'budget.visitor.money'])
})

it('a stored key is for its host only', () => {
  expect(isKeyKept('https://models.example/v1', ' https://models.example/v2 ')).toBe(true)
  expect(isKeyKept('https://models.example/v1', 'https://other.example/v1')).toBe(false)
  expect(isKeyKept('https://models.example/v1', 'http://models.example/v1')).toBe(false)
  expect(isKeyKept(undefined, 'https://models.example/v1')).toBe(false)
})
