import type { Doorbell } from '../../../log/doorbell.ts'
import type { ThreadRef } from '../../../log/thread-ref.ts'

/** T-03: shows an answer while it is written. It goes through the doorbell only; nothing depends on it. */
export function createGrowingAnswer(doorbell: Doorbell, thread: ThreadRef, id: string) {
  let shown = ''

  return {
    show(html: string): void {
      if (html === shown) return
      shown = html
      doorbell.note(thread, { type: 'answerGrows', id, html })
    },
    /** What was shown is not the answer after all. */
    takeAway(): void {
      if (shown !== '') doorbell.note(thread, { type: 'answerGrows', id, html: '' })
    },
  }
}
