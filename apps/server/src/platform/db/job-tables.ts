/** About the whole installation: no tenant. Times in milliseconds. */
export type JobTables = {
  job_runs: {
    job: string
    every_ms: number
    first_seen_at: number
    /** When a node last said that it runs this job. */
    seen_at: number
    succeeded_at: number | null
  }
}
