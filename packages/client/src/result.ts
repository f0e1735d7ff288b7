import type { ErrorCode } from '@foyer/contract/errors.ts'

export type Ok<T> = { ok: true; data: T }

/** The server said no, and will say no again: the only thing that may be shown as failed (P9). */
export type Refused = {
  ok: false
  kind: 'refused'
  error: ErrorCode
  http: number
}

/** Nobody knows whether it happened: no answer, a late answer, or a server in trouble. Safe to repeat with the same id. */
export type Unknown = {
  ok: false
  kind: 'unknown'
  /**
   * `server`: it answered with code 500. `busy`: it is in trouble, or what stands before it. `tooMany`: we asked too often.
   * `network` and `timeout`: it did not answer.
   */
  reason: 'network' | 'timeout' | 'server' | 'busy' | 'tooMany'
  /** Not before this much time has passed. */
  retryAfterMs: number
}

export type Failed = Refused | Unknown
export type Result<T> = Ok<T> | Failed

export function unknown(reason: Unknown['reason'], retryAfterMs = 0): Unknown {
  return { ok: false, kind: 'unknown', reason, retryAfterMs }
}
