import { expect, it } from 'vitest'
import { usageDays } from './usage-days.ts'

it('every day is there, the oldest first, with zeros where nothing was used', () => {
  const days = usageDays([{ day: 19, tokens: 7, ms: 1_000, micros: 2_000_000 }], 20, 3)
  expect(days).toEqual([
    { startsAt: 18 * 86_400_000, tokens: 0, seconds: 0, money: 0 },
    { startsAt: 19 * 86_400_000, tokens: 7, seconds: 1, money: 2 },
    { startsAt: 20 * 86_400_000, tokens: 0, seconds: 0, money: 0 },
  ])
})
