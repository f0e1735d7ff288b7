import type { HostFailure } from '@foyer/contract/host/events.ts'

/** What a promise of ours is rejected with: its message is a word for programs. */
export function failure(reason: HostFailure): Error {
  return new Error(reason)
}
