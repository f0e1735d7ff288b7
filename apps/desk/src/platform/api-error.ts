import type { Failed, Result } from '@foyer/client/result.ts'

/** Our calls answer with a Result; the query cache knows failures as errors. This is the bridge. */
export class ApiError extends Error {
  readonly failed: Failed

  constructor(failed: Failed) {
    super(failed.kind === 'refused' ? failed.error : failed.reason)
    this.failed = failed
  }
}

export function unwrap<T>(result: Result<T>): T {
  if (result.ok) return result.data
  throw new ApiError(result)
}

/** A refusal stays one however often it is asked again. */
export function isWorthRepeating(failures: number, error: Error): boolean {
  return failures < 3 && !(error instanceof ApiError && error.failed.kind === 'refused')
}
