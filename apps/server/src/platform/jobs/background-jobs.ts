import type { FastifyBaseLogger } from 'fastify'
import { readTiming, sweepTiming } from '../../node-timing.ts'
import { isAway } from '../observe/unavailable.ts'
import type { Metrics } from '../observe/metrics.ts'
import { backOffMs } from '../back-off.ts'

/** Work that a node repeats. `everyMs` counts from the end of one run to the start of the next. */
export type BackgroundJob = { name: string; everyMs?: number; run: () => unknown }

type Parts = { log: FastifyBaseLogger; metrics: Metrics; onSuccess?: (job: string) => void }

/** Runs each job in a loop of its own: one that fails or takes long does not keep the others waiting. */
export function startBackgroundJobs(
  jobs: readonly BackgroundJob[],
  { log, metrics, onSuccess }: Parts,
): { stop: () => void } {
  const timers = new Map<string, NodeJS.Timeout>()
  let isStopped = false

  function schedule(job: BackgroundJob, failures: number, delayMs: number): void {
    if (isStopped) return
    timers.set(
      job.name,
      setTimeout(() => void round(job, failures), delayMs),
    )
  }

  async function round(job: BackgroundJob, failuresBefore: number): Promise<void> {
    const { name, everyMs = readTiming.sweepMs } = job
    const error = await failureOf(job)
    if (isStopped) return
    if (error === undefined) {
      if (failuresBefore > 0) log.info({ job: name, failures: failuresBefore }, 'background job works again')
      return schedule(job, 0, everyMs)
    }
    const failures = failuresBefore + 1
    // While PostgreSQL is away every job fails every second: one line tells of it.
    if (failures === 1 || !isAway(error))
      log.error({ err: error, job: name, failures }, 'background job failed')
    const pauseMs = isAway(error) ? readTiming.sweepMs : backOffMs(failures, sweepTiming.jobBackOff)
    schedule(job, failures, pauseMs)
  }

  /** Undefined if the job worked. */
  async function failureOf({ name, run }: BackgroundJob): Promise<unknown> {
    try {
      await measureJob(metrics, name, run)
      onSuccess?.(name)
      return undefined
    } catch (error) {
      return error ?? new Error('unknown failure')
    }
  }

  for (const job of jobs) schedule(job, 0, readTiming.sweepMs)
  return {
    stop() {
      isStopped = true
      for (const timer of timers.values()) clearTimeout(timer)
    },
  }
}

/** Runs a job once and counts the run, its duration, and its failure or the time of its success. */
export async function measureJob(metrics: Metrics, job: string, run: () => unknown): Promise<void> {
  const started = performance.now()
  try {
    await run()
    metrics.jobLastSuccess.set({ job }, Date.now() / 1000)
  } catch (error) {
    metrics.jobFailures.inc({ job })
    throw error
  } finally {
    metrics.jobSeconds.observe({ job }, (performance.now() - started) / 1000)
  }
}
