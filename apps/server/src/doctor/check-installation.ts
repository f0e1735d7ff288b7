import { retentions } from '@foyer/contract/desk/retentions.ts'
import { judgeBackups } from '../rules/doctor/judge-backups.ts'
import { judgeJobs, type JobRun } from '../rules/doctor/judge-jobs.ts'
import { judgePartitions } from '../rules/doctor/judge-partitions.ts'
import { shelvesAhead } from '../rules/log/shelf.ts'
import { haveShelvesBegun, presentShelves } from '../log/shelves.ts'
import type { Check } from './run-doctor.ts'

export const checkJobs: Check = async ({ pool, clock }) => {
  const { rows } = await pool.query<Omit<JobRun, 'succeededAt'> & { succeededAt: number | null }>(
    `select job, every_ms as "everyMs", seen_at as "seenAt", first_seen_at as "firstSeenAt",
      succeeded_at as "succeededAt" from job_runs order by job`,
  )
  return judgeJobs(
    rows.map((row) => ({ ...row, succeededAt: row.succeededAt ?? undefined })),
    clock.now(),
  )
}

export const checkBackups: Check = async ({ pool, clock }) => {
  const { rows } = await pool.query<{ backup_at: number | null; drill_at: number | null }>(
    `select (select max(finished_at) from backups where ok) as backup_at,
      (select max(finished_at) from restore_drills where ok) as drill_at`,
  )
  const [found] = rows
  const times = { backupAt: found?.backup_at ?? undefined, drillAt: found?.drill_at ?? undefined }
  return judgeBackups(times, clock.now())
}

export const checkPartitions: Check = async ({ pool, clock }) => {
  const haveBegun = await haveShelvesBegun(pool)
  const { existing } = await presentShelves(pool)
  const ahead = retentions.map((retention) => shelvesAhead(retention, clock.now(), existing))
  return judgePartitions({ haveBegun, ahead })
}
