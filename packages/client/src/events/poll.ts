import { reconnectMs, type Timings, type Random } from '../timings.ts'
import type { Clock } from '../ports/clock.ts'
import type { Result } from '../result.ts'

type PollOptions = {
  clock: Clock
  timings: Timings
  random: Random
  /** One question; `more` says that the answer did not carry everything. */
  ask: () => Promise<Result<{ more: boolean }>>
  onAnswer: (result: Result<{ more: boolean }>) => void
}

/** Asks every `pollMs`, at once when there is more, slower while it fails. The answer stops it. */
export function startPolling({ clock, timings, random, ask, onAnswer }: PollOptions): () => void {
  let isOver = false
  let cancel = (): void => undefined
  let failures = 0

  async function round(): Promise<void> {
    const result = await ask()
    if (isOver) return
    failures = result.ok ? 0 : failures + 1
    onAnswer(result)
    if (!isOver) cancel = clock.after(pauseAfter(result), () => void round())
  }

  function pauseAfter(result: Result<{ more: boolean }>): number {
    if (result.ok) return result.data.more ? 0 : timings.pollMs
    const asked = result.kind === 'unknown' ? result.retryAfterMs : 0
    // Clients of a server that went away began to ask in the same moment: they must not go on in step.
    return Math.max(timings.pollMs * (0.5 + random()), reconnectMs(failures, timings, random), asked)
  }

  void round()
  return () => {
    isOver = true
    cancel()
  }
}
