import { expect, it } from 'vitest'
import { createWaitingLine } from './waiting-line.ts'

it('tells since when the oldest has waited', () => {
  const line = createWaitingLine()
  expect(line.oldestSince(5)).toBe(5)
  const leave = line.join(10)
  line.join(20)
  expect(line.oldestSince(30)).toBe(10)
  leave()
  expect(line.oldestSince(30)).toBe(20)
})

it('is right about those who leave out of turn', () => {
  const line = createWaitingLine()
  const leaves = [10, 20, 30].map((since) => line.join(since))
  leaves[1]?.()
  expect(line.oldestSince(40)).toBe(10)
  leaves[0]?.()
  expect(line.oldestSince(40)).toBe(30)
  leaves[2]?.()
  expect(line.oldestSince(40)).toBe(40)
})

it('does not grow with those who came and went', () => {
  const line = createWaitingLine()
  for (let now = 0; now < 1_000; now++) {
    line.oldestSince(now)
    line.join(now)()
  }
  line.oldestSince(1_000)
  expect(line.size()).toBe(0)
})
