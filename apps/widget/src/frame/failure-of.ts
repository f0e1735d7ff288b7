import type { HostFailure } from '@foyer/contract/host/events.ts'
import type { Failed } from '@foyer/client/result.ts'

/** Maps an API failure to a reason for the host page, without details. */
export function failureOf(failed: Failed): HostFailure {
  if (failed.kind === 'refused') return 'refused'
  return failed.reason === 'tooMany' ? 'tooMany' : 'unavailable'
}
