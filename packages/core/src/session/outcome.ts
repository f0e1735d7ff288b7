import type { ErrorCode } from '@foyer/contract/errors.ts'

/** What became of a request, as the client reports it. */
export type Outcome<T> =
  | { ok: true; data: T }
  | { ok: false; kind: 'refused'; error: ErrorCode; message: string }
  | { ok: false; kind: 'unknown'; reason: 'network' | 'timeout' | 'server' | 'busy'; retryAfterMs: number }

export type Failure = Extract<Outcome<unknown>, { ok: false }>
