import { jobTiming } from '../../node-timing.ts'
import type { Pool } from '../db/pool.ts'

/**
 * Jobs that somebody took longer ago than any job may take: their node is gone, and another one may have them. The
 * library would wait four hours, and can only be told of whole workers that are gone. Answers with how many there were.
 */
export async function freeLeftJobs(pool: Pool): Promise<number> {
  const { rowCount } = await pool.query(
    `update graphile_worker._private_jobs
     set locked_at = null, locked_by = null, run_at = greatest(run_at, now())
     where locked_at < now() - $1 * interval '1 ms'`,
    [jobTiming.leaseMs],
  )
  return rowCount ?? 0
}

/** Jobs that failed at their last try: nobody does them any more. */
export async function countDeadJobs(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ n: number }>(
    'select count(*)::int as n from graphile_worker._private_jobs where attempts >= max_attempts',
  )
  return rows[0]?.n ?? 0
}
