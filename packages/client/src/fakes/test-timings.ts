import type { Timings } from '../timings.ts'

/** The product's own timings (core's timing.ts), written out: this package knows only the contract. */
export const testTimings: Timings = {
  pollMs: 2_000,
  heartbeatMs: 25_000,
  watchdogMs: 40_000,
  backoffFirstMs: 500,
  backoffMaxMs: 15_000,
  reconnectMaxMs: 5_000,
  sendDeadlineMs: 10_000,
  streamTriesBeforePolling: 2,
  streamRetryWhilePollingMs: 30_000,
}
