import type { ErrorCode } from '@foyer/contract/errors.ts'
import { backoffMs, type Timings, type Random } from '../timings.ts'
import type { Clock } from '../ports/clock.ts'
import type { Result } from '../result.ts'
import { mostFaults } from '../retry-rule.ts'

/** `faults`: how many of the tries the server answered with code 500. */
export type Attempts = { tries: number; faults: number }

export const noAttempts: Attempts = { tries: 0, faults: 0 }

export type Verdict<R> =
  | { is: 'sent'; receipt: R }
  | { is: 'refused'; error: ErrorCode; http: number }
  /** Given up, although it may have arrived: trying again by hand uses the same id. */
  | { is: 'gaveUp'; error: 'internal' | 'network' }
  /** `askedMs`: how long the server wants not to be asked at all. */
  | { is: 'again'; attempts: Attempts; waitMs: number; askedMs: number }

type JudgeOptions = {
  timings: Pick<Timings, 'backoffFirstMs' | 'backoffMaxMs'>
  random: Random
  /** Without it an unknown outcome is tried without end. */
  mostTries?: number
}

/** P2, P9: only a refusal is final; an unknown outcome is tried again with the same id, slower and slower. */
export function judgeAttempt<R>(
  result: Result<R>,
  before: Attempts,
  { timings, random, mostTries = Infinity }: JudgeOptions,
): Verdict<R> {
  if (result.ok) return { is: 'sent', receipt: result.data }
  if (result.kind === 'refused') return { is: 'refused', error: result.error, http: result.http }
  const tries = before.tries + 1
  const faults = before.faults + Number(result.reason === 'server')
  if (faults >= mostFaults) return { is: 'gaveUp', error: 'internal' }
  if (tries >= mostTries) return { is: 'gaveUp', error: 'network' }
  const askedMs = result.retryAfterMs
  const waitMs = Math.max(backoffMs(tries, timings, random), askedMs)
  return { is: 'again', attempts: { tries, faults }, waitMs, askedMs }
}

type QueueOptions<I> = {
  clock: Clock
  /** The item that goes next: none goes before it. */
  head: () => I | undefined
  /** Not before this time. */
  dueAt: (item: I) => number
  /** One attempt; false when the queue must wait until it is flushed again. */
  attempt: (item: I) => Promise<boolean>
  isOpen?: () => boolean
  /** Runs the work while no other tab does; at once unless told otherwise. */
  exclusive?: (work: () => Promise<void>) => Promise<void>
}

/** Sends what waits, one item at a time and in order, each as often as it takes. */
export function createSendQueue<I>({
  clock,
  head,
  dueAt,
  attempt,
  isOpen = () => true,
  exclusive = (work) => work(),
}: QueueOptions<I>) {
  let isFlushing = false
  let isAskedAgain = false
  let cancel = (): void => undefined

  async function flush(): Promise<void> {
    isAskedAgain = true
    if (isFlushing) return
    isFlushing = true
    try {
      while (isOpen() && isAskedAgain) {
        isAskedAgain = false
        cancel()
        await exclusive(async () => {
          while (isOpen() && (await sendHead())) continue
        })
      }
    } finally {
      // An attempt that throws must not keep the queue from being flushed again.
      isFlushing = false
    }
  }

  /** True when the next one may go. */
  async function sendHead(): Promise<boolean> {
    const item = head()
    if (!item) return false
    const pause = dueAt(item) - clock.now()
    if (pause <= 0) return attempt(item)
    // The queue is free while it waits: a tab that is asleep must not keep the others from sending.
    cancel()
    cancel = clock.after(pause, () => void flush())
    return false
  }

  return { flush, close: (): void => cancel() }
}
