import type { ErrorCode } from '@foyer/contract/errors.ts'

/** Result of a request, as the client reports it. */
export type Outcome<T> =
  | { ok: true; data: T }
  | { ok: false; kind: 'refused'; error: ErrorCode; message: string }
  | { ok: false; kind: 'unknown'; reason: UnknownReason; retryAfterMs: number }

/** Why nobody knows: no answer, a late one, a server in trouble, or one that was asked too often. */
export type UnknownReason = 'network' | 'timeout' | 'server' | 'busy' | 'tooMany'

export type Failure = Extract<Outcome<unknown>, { ok: false }>
