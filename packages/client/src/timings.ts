/** When streams, polls and retries act. Apps hand in `timing` and `delivery` of core. */
export type Timings = {
  pollMs: number
  heartbeatMs: number
  watchdogMs: number
  backoffFirstMs: number
  backoffMaxMs: number
  reconnectMaxMs: number
  sendDeadlineMs: number
  streamTriesBeforePolling: number
  streamRetryWhilePollingMs: number
}

export type Random = () => number

/** Exponential with jitter over its upper half: many clients that fell together do not come back together. */
export function backoffMs(
  failures: number,
  timings: Pick<Timings, 'backoffFirstMs' | 'backoffMaxMs'>,
  random: Random,
): number {
  const ceiling = Math.min(timings.backoffMaxMs, timings.backoffFirstMs * 2 ** Math.max(0, failures - 1))
  return ceiling / 2 + (random() * ceiling) / 2
}

/** The pause before the next stream or poll: the same, with a bound of its own. */
export function reconnectMs(
  failures: number,
  { backoffFirstMs, reconnectMaxMs }: Pick<Timings, 'backoffFirstMs' | 'reconnectMaxMs'>,
  random: Random,
): number {
  return backoffMs(failures, { backoffFirstMs, backoffMaxMs: reconnectMaxMs }, random)
}
