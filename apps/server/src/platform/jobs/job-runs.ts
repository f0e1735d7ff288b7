import { sql } from 'kysely'
import { jobRunTiming, readTiming } from '../../node-timing.ts'
import type { Clock } from '../clock.ts'
import type { Db } from '../db/pool.ts'
import type { BackgroundJob } from './background-jobs.ts'

type Known = { everyMs: number; succeededAt: number | null }

/**
 * Tells the database which jobs this node runs and when each last succeeded. One statement a minute for all of them: some jobs
 * run every second.
 */
export function createJobRuns({ db, clock }: { db: Db; clock: Clock }) {
  const known = new Map<string, Known>()

  return {
    succeeded(job: string): void {
      const run = known.get(job)
      if (run) run.succeededAt = clock.now()
    },
    /** The given jobs, and one that reports about them. */
    watched(jobs: readonly BackgroundJob[]): BackgroundJob[] {
      for (const { name, everyMs = readTiming.sweepMs } of jobs)
        known.set(name, { everyMs, succeededAt: null })
      return [...jobs, { name: 'job-runs', everyMs: jobRunTiming.reportMs, run: report }]
    },
  }

  async function report(): Promise<void> {
    const now = clock.now()
    const rows = [...known].map(([job, { everyMs, succeededAt }]) => ({
      job,
      every_ms: everyMs,
      first_seen_at: now,
      seen_at: now,
      succeeded_at: succeededAt,
    }))
    // Two nodes lock the rows in the same order.
    rows.sort((a, b) => (a.job < b.job ? -1 : 1))
    await db
      .insertInto('job_runs')
      .values(rows)
      .onConflict((conflict) =>
        conflict.column('job').doUpdateSet({
          every_ms: sql`excluded.every_ms`,
          seen_at: sql`greatest(job_runs.seen_at, excluded.seen_at)`,
          succeeded_at: sql`greatest(job_runs.succeeded_at, excluded.succeeded_at)`,
        }),
      )
      .execute()
  }
}

export type JobRuns = ReturnType<typeof createJobRuns>
