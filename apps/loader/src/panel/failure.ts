import type { HostFailure } from '@foyer/contract/host/events.ts'

/** The error that our promises reject with. Its message is a code for programs. */
export function failure(reason: HostFailure): Error {
  return new Error(reason)
}

/** For promises that nobody waits for: the page learns of their failures by events, and from the promises of its own calls. */
export function ignoreFailure(): void {}
