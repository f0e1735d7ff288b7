import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readTiming, sweepTiming } from '../../node-timing.ts'
import { logger } from '../observe/logger.ts'
import { createMetrics } from '../observe/metrics.ts'
import { startBackgroundJobs, type BackgroundJob } from './background-jobs.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function start(...jobs: BackgroundJob[]) {
  const metrics = createMetrics()
  return { metrics, ...startBackgroundJobs(jobs, { log: logger('silent'), metrics }) }
}

const never = () => new Promise<never>(() => undefined)
const away = Object.assign(new Error('away'), { code: 'ECONNREFUSED' })

it('a job that fails or hangs does not stop the others', async () => {
  const run = vi.fn()
  const fails = () => {
    throw new Error('bug')
  }
  const jobs = start({ name: 'hangs', run: never }, { name: 'fails', run: fails }, { name: 'works', run })
  await vi.advanceTimersByTimeAsync(10 * readTiming.sweepMs)
  jobs.stop()
  expect(run).toHaveBeenCalledTimes(10)
  const text = await jobs.metrics.registry.metrics()
  expect(text).toContain('foyer_job_failures_total{job="fails"}')
  expect(text).toContain('foyer_job_last_success_timestamp_seconds{job="works"}')
})

it('a job that fails is tried later each time, and at its own pace again once it works', async () => {
  const run = vi.fn().mockRejectedValueOnce(new Error('1')).mockRejectedValueOnce(new Error('2'))
  const jobs = start({ name: 'job', run })
  const { firstMs } = sweepTiming.jobBackOff
  await vi.advanceTimersByTimeAsync(readTiming.sweepMs)
  await vi.advanceTimersByTimeAsync(firstMs)
  expect(run).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(2 * firstMs - 1)
  expect(run).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(1 + readTiming.sweepMs)
  expect(run).toHaveBeenCalledTimes(4)
  jobs.stop()
})

it('during an outage a job is tried every second, so that it works soon afterwards', async () => {
  const run = vi.fn().mockRejectedValue(away)
  const jobs = start({ name: 'job', everyMs: 60_000, run })
  await vi.advanceTimersByTimeAsync(30 * readTiming.sweepMs)
  expect(run).toHaveBeenCalledTimes(30)
  jobs.stop()
})

it('nothing runs after the stop', async () => {
  const run = vi.fn()
  start({ name: 'job', run }).stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(run).not.toHaveBeenCalled()
})
