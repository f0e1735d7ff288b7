import { routingTiming } from '@foyer/core/timing.ts'
import { expect, it } from 'vitest'
import { timings } from '../platform/timings.ts'
import { requeueAt } from './requeue-at.ts'

const { beatMs, leaseMs, leaseAfterStreamMs } = routingTiming
const beatAt = 1_794_700_000_000

it('a desk that hears nothing says so before its conversations are requeued, and not between two beats', () => {
  expect(timings.watchdogMs).toBeGreaterThan(beatMs)
  // The last beat may have been lost on its way back: then the lease counts from the one before.
  expect(timings.watchdogMs + beatMs).toBeLessThan(leaseMs)
})

it('after a silence, the time that is left counts from the last beat', () => {
  expect(requeueAt({ beatAt, noticedAt: beatAt + timings.watchdogMs })).toBe(beatAt + leaseMs)
})

it('after a loss that both sides notice, the time that is left counts from the loss', () => {
  expect(requeueAt({ beatAt, noticedAt: beatAt + 1_000 })).toBe(beatAt + 1_000 + leaseAfterStreamMs)
  expect(requeueAt({ beatAt: undefined, noticedAt: beatAt })).toBe(beatAt + leaseAfterStreamMs)
})
