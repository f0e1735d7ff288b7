import { expect, it } from 'vitest'
import { urgencyOf } from './urgency.ts'

it.each([60_000, 300_000])('a wait grows urgent with its goal of %i ms, and never less so', (goal) => {
  const waits = [0, goal / 2 - 1, goal / 2, goal - 1, goal, goal * 3 - 1, goal * 3, goal * 100]
  expect(waits.map((wait) => urgencyOf(wait, goal))).toEqual([
    'calm',
    'calm',
    'soon',
    'soon',
    'late',
    'late',
    'worst',
    'worst',
  ])
})
