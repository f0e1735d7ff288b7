export type Outcome = 'passed' | 'failed' | 'skipped'

/** One test of one run, whatever tool ran it; with what it said when it failed. Unsteady: it failed once, then passed. */
export type TestRecord = { title: string; file: string; outcome: Outcome; error?: string; unsteady?: true }

export function withError(error: string | undefined): { error?: string } {
  return error ? { error } : {}
}
