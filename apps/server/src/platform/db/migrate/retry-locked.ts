import { setTimeout as sleep } from 'node:timers/promises'
import { migrationTiming } from '../../../node-timing.ts'
import { backOffMs } from '../../back-off.ts'

/** Tells the operator what happens, a line at a time. */
export type Report = (line: string) => void

type Patience = { patienceMs: number; backOff: { firstMs: number; longestMs: number } }

const lockCodes = new Set([
  '55P03', // lock_not_available: lock_timeout
  '40P01', // deadlock_detected: a request locked the same tables in another order
])

/** Tries again while others hold a lock that the work needs. Between the tries the requests that queued behind it go on. */
export async function retryLocked<T>(
  what: string,
  report: Report,
  work: () => Promise<T>,
  timing: Patience = migrationTiming,
): Promise<T> {
  const giveUpAt = Date.now() + timing.patienceMs
  for (let failures = 1; ; failures += 1) {
    try {
      return await work()
    } catch (error) {
      if (!isLocked(error) || Date.now() > giveUpAt) throw error
      const waitMs = backOffMs(failures, timing.backOff)
      report(`${what}: a lock is not free, next try in ${waitMs} ms`)
      await sleep(waitMs)
    }
  }
}

/** The same work may succeed as soon as others are done. */
export function isLocked(error: unknown): boolean {
  return error instanceof Error && 'code' in error && lockCodes.has(String(error.code))
}
