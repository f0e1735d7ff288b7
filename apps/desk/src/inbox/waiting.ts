import type { ThreadRow } from './thread-row.ts'

/** From here on a wait is shown as one that hurts. */
const longWaitMs = 5 * 60_000

export function isLongWait({ startTime }: ThreadRow, now: number): boolean {
  return now - startTime >= longWaitMs
}
