import { expect, it } from 'vitest'
import { fact, failure, turnedOff, verdictOf, warning } from './verdict.ts'

const facts = [fact('latency', { ms: 3 })]

it('is fine without a finding', () => {
  expect(verdictOf(facts, [])).toEqual({ state: 'ok', facts, advice: [] })
})

it('is as bad as its worst finding, whose advice comes first and once', () => {
  expect(verdictOf([], [warning('redisSlow')]).state).toBe('warning')
  const found = [warning('redisSlow'), failure('redisVersion'), warning('redisSlow'), failure('redisVersion')]
  expect(verdictOf([], found)).toEqual({ state: 'failed', facts: [], advice: ['redisVersion', 'redisSlow'] })
})

it('is off where nothing is configured', () => {
  expect(turnedOff('mailOff')).toEqual({ state: 'off', facts: [], advice: ['mailOff'] })
})
