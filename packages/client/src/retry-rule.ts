import { isErrorCode } from '@foyer/contract/errors.ts'
import type { Unknown } from './result.ts'

/** As much of an answer as decides: the HTTP status, and `code` and `error` of the body if it is one of ours. */
export type Answer = { status: number; code: number; error: unknown }

/**
 * What an answer means for the request: it is done; it is refused, and will be again; or nobody knows, so it is sent again
 * with the same id. This is the only place that decides it; the table in docs/api.md says the same (retry-rule.test.ts).
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
 * How often the server may break on a message before it is shown as not sent. The first answers of this kind may be about
 * a server in trouble, which passes within the half minute that these tries take; later ones are about the message, and
 * those behind it have waited long enough. Nothing is lost by it: trying again by hand uses the same id.
 * What says nothing about the message (no answer, busy, too many) is tried without end.
 */
export const mostFaults = 8
