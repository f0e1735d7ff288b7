import { isErrorCode } from '@foyer/contract/errors.ts'
import type { Unknown } from './result.ts'

/** As much of an answer as decides: the HTTP status, and `code` and `error` of the body if it is one of ours. */
export type Answer = { status: number; code: number; error: unknown }

/**
 * Outcome of a request by its response: done; refused, now and on every retry; or unknown, so the client
 * retries with the same id. Only this function decides it; docs/api.md has the same table
 * (retry-rule.test.ts).
 */
export function verdictOf({ status, code, error }: Answer): 'done' | 'refused' | Unknown['reason'] {
  if (code === 200) return 'done'
  // A 429 that names another reason gets the same answer for a good while.
  if (status === 429) return isErrorCode(error) && error !== 'request.tooMany' ? 'refused' : 'tooMany'
  if (code === 500 && status !== 503) return 'server'
  // A server that is busy or leaving, or some proxy's word.
  if (status >= 500) return 'busy'
  if (code > 0) return 'refused'
  // Any other 4xx without our body is not about the request; only 'too large' speaks for itself.
  return status === 413 ? 'refused' : 'network'
}

/**
 * Number of server errors on a message before it counts as not sent. The first errors may mean an outage,
 * which ends within the half minute that these attempts take; later errors are about the message, and it must
 * not block the messages behind it. Nothing is lost: a manual retry uses the same id. Outcomes that say
 * nothing about the message (no answer, busy, too many) are retried without limit.
 */
export const mostFaults = 8
