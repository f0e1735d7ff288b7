import { isPushDue } from '@foyer/core/robot/model/is-push-due.ts'
import type { Doorbell } from '../../../log/doorbell.ts'
import type { ThreadRef } from '../../../log/thread-ref.ts'
import type { Clock } from '../../../platform/clock.ts'

type Options = { doorbell: Doorbell; clock: Clock; thread: ThreadRef; id: string }

/** T-03: shows an answer while it is written. It goes through the doorbell only; nothing depends on it. */
export function createGrowingAnswer({ doorbell, clock, thread, id }: Options) {
  let pushedLength = 0
  let lookedAt = 0
  let isShown = false

  return {
    /** Whether it is worth reading again what the model has said so far. */
    isDue(length: number): boolean {
      const now = clock.now()
      if (!isPushDue({ sinceMs: now - lookedAt, pushedLength, length })) return false
      lookedAt = now
      pushedLength = length
      return true
    },
    show(html: string): void {
      isShown = true
      doorbell.note(thread, { type: 'answerGrows', id, html })
    },
    /** What was shown is not the answer after all. */
    takeAway(): void {
      if (isShown) doorbell.note(thread, { type: 'answerGrows', id, html: '' })
    },
  }
}
