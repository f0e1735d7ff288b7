import { errors, wireCodeOf, type ErrorCode } from './errors.ts'

/** Every answer is one of these. `error` and `requestId` are ours; older clients read `code` and `msg`. */
export type Success<T> = { code: 200; data: T }
export type Failure = { code: number; msg: string; error: ErrorCode; requestId: string }
export type Envelope<T> = Success<T> | Failure

export function failure(error: ErrorCode, requestId: string): Failure {
  return { code: wireCodeOf(error), msg: errors[error].text, error, requestId }
}
