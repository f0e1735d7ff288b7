import type { FastifyBaseLogger } from 'fastify'
import { sweepTiming } from '../../node-timing.ts'
import { isContention } from '../db/contention.ts'
import type { Clock } from '../clock.ts'
import { isAway } from '../observe/unavailable.ts'
import type { Metrics } from '../observe/metrics.ts'
import { backOffMs } from '../back-off.ts'

/** A row that a background job works on. */
export type JobRow = { tenantId: number; id: number | string }

export type QuarantinedRow = JobRow & {
  job: string
  failures: number
  error: string
  failedAt: number
  nextTryAt: number
}

type Parts = { clock: Clock; log: FastifyBaseLogger; metrics: Metrics }

/** Beyond this many the oldest are forgotten: they fail again and come back. */
const maxRows = 10_000

/**
 * Rows on which a background job failed. A job leaves them out of its next rounds, longer after each failure, so that a
 * row which always fails neither stops nor slows down the others. Each node has its own list; `/quarantine` on the port
 * of the metrics shows it.
 */
export function createQuarantine({ clock, log, metrics }: Parts) {
  const rows = new Map<string, QuarantinedRow>()

  function hold(job: string, row: JobRow, error: unknown): void {
    const key = keyOf(job, row)
    const failures = (rows.get(key)?.failures ?? 0) + 1
    const failedAt = clock.now()
    const nextTryAt = failedAt + backOffMs(failures, sweepTiming.rowBackOff)
    const { tenantId, id } = row
    rows.delete(key)
    rows.set(key, { job, tenantId, id, failures, error: messageOf(error), failedAt, nextTryAt })
    metrics.rowFailures.inc({ job })
    log.error({ err: error, job, tenantId, row: id, failures, nextTryAt }, 'a row failed in a background job')
    const [oldest] = rows.keys()
    if (rows.size > maxRows && oldest !== undefined) rows.delete(oldest)
  }

  /** A row that was not tried again long after its time no longer needs the job: it was closed or deleted. */
  function current(): QuarantinedRow[] {
    const oldest = clock.now() - sweepTiming.rowBackOff.longestMs
    for (const [key, { nextTryAt }] of rows) if (nextTryAt < oldest) rows.delete(key)
    return [...rows.values()]
  }

  return {
    /** Does the work for one row; undefined if it failed. An outage is thrown on: it says nothing about the row. */
    async attempt<T>(job: string, row: JobRow, work: () => Promise<T>): Promise<T | undefined> {
      try {
        const result = await work()
        rows.delete(keyOf(job, row))
        return result
      } catch (error) {
        if (isAway(error)) throw error
        // Two nodes wanted the same: the next round looks again.
        if (!isContention(error)) hold(job, row, error)
        return undefined
      }
    },

    /** The rows that a job leaves out of this round. */
    held(job: string): QuarantinedRow[] {
      if (rows.size === 0) return []
      const now = clock.now()
      return current().filter((row) => row.job === job && row.nextTryAt > now)
    },

    list: current,
  }
}

export type Quarantine = ReturnType<typeof createQuarantine>

function keyOf(job: string, { tenantId, id }: JobRow): string {
  return `${job}:${tenantId}:${id}`
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
