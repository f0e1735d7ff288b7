import { expect, it } from 'vitest'
import { sessionLimits } from '@foyer/contract/desk/session-limits.ts'
import { choicesOf, durationOf, idleChoices, maxChoices } from './policy-choices.ts'

it('offers the whole range that the server accepts, and nothing beyond', () => {
  expect([idleChoices[0], idleChoices.at(-1)]).toEqual([sessionLimits.idle.least, sessionLimits.idle.most])
  expect([maxChoices[0], maxChoices.at(-1)]).toEqual([sessionLimits.max.least, sessionLimits.max.most])
})

it('adds a present value in its place, once', () => {
  expect(choicesOf([15, 60], 45)).toEqual([15, 45, 60])
  expect(choicesOf([15, 60], 60)).toEqual([15, 60])
  expect(choicesOf([15, 60], undefined)).toEqual([15, 60])
})

it.each([
  [15, 'minutes', 15],
  [90, 'minutes', 90],
  [60, 'hours', 1],
  [1_440, 'days', 1],
  [2_160, 'hours', 36],
])('%i minutes are told in %s', (minutes, unit, count) => {
  expect(durationOf(minutes)).toEqual({ unit, count })
})
