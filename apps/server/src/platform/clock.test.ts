import { expect, it } from 'vitest'
import { createSteadyClock } from './clock.ts'

function givenClocks() {
  const time = { wall: 1_000_000, monotonic: 500.7 }
  const steady = createSteadyClock({ now: () => time.wall }, { now: () => time.monotonic })
  return { time, steady }
}

it('a steady clock goes on in whole milliseconds when the system clock steps', () => {
  const { time, steady } = givenClocks()
  expect(steady.now()).toBe(1_000_000)
  time.wall -= 600_000
  time.monotonic += 1_500
  expect(steady.now()).toBe(1_001_500)
})

it('a steady clock can be set right', () => {
  const { steady } = givenClocks()
  steady.shift(-3_600_000)
  expect(steady.now()).toBe(1_000_000 - 3_600_000)
})
