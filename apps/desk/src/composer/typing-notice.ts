import type { Clock } from '@foyer/client/ports/clock.ts'
import { timings } from '../platform/timings.ts'

export type TypingNotice = { typed: () => void; stop: () => void }

/**
 * Tells the visitor that somebody is typing: half a second after the first key, then again at intervals for as
 * long as keys keep coming. A plain debounce would say nothing while the agent types without a pause.
 */
export function createTypingNotice(clock: Clock, tell: () => void): TypingNotice {
  let cancel: (() => void) | undefined
  let hasNews = false

  function wait(ms: number): void {
    cancel = clock.after(ms, () => {
      cancel = undefined
      if (!hasNews) return
      hasNews = false
      tell()
      wait(timings.typingEveryMs)
    })
  }

  return {
    typed: () => {
      hasNews = true
      if (!cancel) wait(timings.typingFirstMs)
    },
    stop: () => {
      hasNews = false
      cancel?.()
      cancel = undefined
    },
  }
}
