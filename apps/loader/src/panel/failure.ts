import type { HostFailure } from '@foyer/contract/host/events.ts'

/** The error that our promises reject with. Its message is a code for programs. */
export function failure(reason: HostFailure): Error {
  return new Error(reason)
}
