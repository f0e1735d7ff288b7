import type { ErrorCode } from '@foyer/contract/errors.ts'

export type Ok<T> = { ok: true; data: T }

/** The server said no, and will say no again: the only thing that may be shown as failed (P9). */
export type Refused = {
  ok: false
  kind: 'refused'
  error: ErrorCode
  /** `code` of the body, as the spec's clients read it. */
  code: number
  http: number
  /** The server's own words: a key of the locales, or a text that an admin wrote. */
  message: string
}

/** Nobody knows whether it happened: no answer, a late answer, or a server in trouble. Safe to repeat with the same id. */
export type Unknown = {
  ok: false
  kind: 'unknown'
  /**
   * `server`: it answered with code 500. `busy`: it is in trouble and asked for a pause. `tooMany`: we asked too often.
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
