import { fact, failure, verdictOf, warning, type Verdict } from './verdict.ts'

const minuteMs = 60_000
/** Nodes report every minute. */
const silentMs = 5 * minuteMs
/** Two rounds and a pause after a failure. */
const graceMs = 5 * minuteMs

/** A row of `job_runs`: the newest of all nodes. */
export type JobRun = {
  job: string
  everyMs: number
  /** When a node last said that it runs this job. */
  seenAt: number
  firstSeenAt: number
  succeededAt: number | undefined
}

/** Jobs that no node runs any more (another version, another configuration) are not late. */
export function judgeJobs(runs: readonly JobRun[], now: number): Verdict {
  const newest = Math.max(...runs.map(({ seenAt }) => seenAt))
  if (runs.length === 0 || now - newest > silentMs) return verdictOf([], [failure('jobsSilent')])
  const current = runs.filter(({ seenAt }) => newest - seenAt <= silentMs)
  const late = current.filter((run) => isLate(run, now))
  const facts = [
    fact('jobsReport', { count: current.length, seconds: Math.max(0, Math.round((now - newest) / 1000)) }),
    ...late.map(({ job, succeededAt }) =>
      succeededAt === undefined
        ? fact('jobNever', { job })
        : fact('jobLate', { job, minutes: Math.floor((now - succeededAt) / minuteMs) }),
    ),
  ]
  return verdictOf(facts, late.length > 0 ? [warning('jobLate')] : [])
}

function isLate({ everyMs, firstSeenAt, succeededAt = firstSeenAt }: JobRun, now: number): boolean {
  return now - succeededAt > 2 * everyMs + graceMs
}
