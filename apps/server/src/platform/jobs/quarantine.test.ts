import { describe, expect, it } from 'vitest'
import { sweepTiming } from '../../node-timing.ts'
import { logger } from '../observe/logger.ts'
import { createMetrics } from '../observe/metrics.ts'
import { createQuarantine } from './quarantine.ts'

function given() {
  const now = { at: 1_000_000 }
  const metrics = createMetrics()
  const quarantine = createQuarantine({ clock: { now: () => now.at }, log: logger('silent'), metrics })
  return { now, metrics, quarantine }
}

const row = { tenantId: 1, id: 7 }
const fails = () => Promise.reject(new Error('corrupt'))

describe('rows on which a job failed', () => {
  it('are left out until their next try, longer each time', async () => {
    const { now, quarantine } = given()
    const pauses: number[] = []
    for (let failure = 0; failure < 20; failure++) {
      expect(await quarantine.attempt('routing', row, fails)).toBeUndefined()
      const [held] = quarantine.held('routing')
      expect(held).toMatchObject({ tenantId: 1, id: 7, failures: failure + 1, error: 'corrupt' })
      pauses.push((held?.nextTryAt ?? 0) - now.at)
      now.at = held?.nextTryAt ?? 0
      expect(quarantine.held('routing')).toEqual([])
    }
    expect(pauses.slice(0, 4)).toEqual([1_000, 2_000, 4_000, 8_000])
    expect(pauses.at(-1)).toBe(sweepTiming.rowBackOff.longestMs)
  })

  it('belong to their job and their tenant', async () => {
    const { quarantine } = given()
    await quarantine.attempt('routing', row, fails)
    expect(quarantine.held('calls')).toEqual([])
    await quarantine.attempt('routing', { tenantId: 2, id: 7 }, () => Promise.resolve(1))
    expect(quarantine.held('routing')).toHaveLength(1)
  })

  it('are free again once they work', async () => {
    const { quarantine } = given()
    await quarantine.attempt('routing', row, fails)
    expect(await quarantine.attempt('routing', row, () => Promise.resolve('done'))).toBe('done')
    expect(quarantine.list()).toEqual([])
  })

  it('are forgotten when nobody tries them any more', async () => {
    const { now, quarantine } = given()
    await quarantine.attempt('routing', row, fails)
    now.at += 2 * sweepTiming.rowBackOff.longestMs
    expect(quarantine.list()).toEqual([])
  })

  it('are counted by job', async () => {
    const { metrics, quarantine } = given()
    await quarantine.attempt('routing', row, fails)
    expect(await metrics.registry.metrics()).toContain('foyer_row_failures_total{job="routing"} 1')
  })

  it.each([
    ['an outage', 'ECONNREFUSED', 'throws'],
    ['a restart of PostgreSQL', '57P01', 'throws'],
    ['contention', '40P01', 'waits'],
    ['a statement that took too long', '57014', 'holds'],
    ['a broken row', '22P02', 'holds'],
  ])('%s: %s %s', async (_what, code, outcome) => {
    const { quarantine } = given()
    const error = Object.assign(new Error('from PostgreSQL'), { code })
    const attempt = quarantine.attempt('routing', row, () => Promise.reject(error))
    if (outcome === 'throws') await expect(attempt).rejects.toBe(error)
    else await expect(attempt).resolves.toBeUndefined()
    expect(quarantine.list()).toHaveLength(outcome === 'holds' ? 1 : 0)
  })
})
