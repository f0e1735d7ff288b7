import type { ErrorCode } from '@foyer/contract/errors.ts'

/** A refusal by name. Anything else that is thrown is a bug and is answered as `internal`. */
export class Failed extends Error {
  override readonly name = 'Failed'
  readonly error: ErrorCode
  /** Trying again is worth it after this long. */
  readonly retryAfterMs: number | undefined

  constructor(error: ErrorCode, retryAfterMs?: number) {
    super(error)
    this.error = error
    this.retryAfterMs = retryAfterMs
  }
}
