import { expect, it } from 'vitest'
import { budgetsFromWire, budgetsToWire, spendingToWire } from './wire-budget.ts'

it('budgets travel as tokens, seconds and money, and come back the same', () => {
  const budgets = { tenant: {}, channel: { tokens: 5, ms: 1_500, micros: 250_000 }, visitor: { micros: 0 } }
  const wire = { tenant: {}, channel: { tokens: 5, seconds: 1.5, money: 0.25 }, visitor: { money: 0 } }
  expect(budgetsToWire(budgets)).toEqual(wire)
  expect(budgetsFromWire(wire)).toEqual(budgets)
})

it('a budget beyond what the wire knows is the largest that it knows', () => {
  const budgets = { tenant: { tokens: 9_000_000_000 }, channel: {}, visitor: {} }
  expect(budgetsToWire(budgets).tenant).toEqual({ tokens: 2_147_483_647 })
})

it('spending is told in the same measures', () => {
  expect(spendingToWire({ tokens: 7, ms: 2_500, micros: 1_000 })).toEqual({
    tokens: 7,
    seconds: 2.5,
    money: 0.001,
  })
})
