import type { HostFailure } from '@foyer/contract/host/events.ts'
import type { Failed } from '@foyer/client/result.ts'

/** What the server did not do, in the words that a page may hear. Why is not among them. */
export function failureOf(failed: Failed): HostFailure {
  if (failed.kind === 'refused') return 'refused'
  return failed.reason === 'tooMany' ? 'tooMany' : 'unavailable'
}
