/**
 * T-08. `unset`: there may be more. `loadStart`: pulled far enough, letting go will load. `loading`: a page is
 * on its way. `end`: there is no more, or the channel hides it.
 */
export type HistoryPhase = 'unset' | 'loadStart' | 'loading' | 'end'

export type HistoryEvent =
  | { type: 'pulled' }
  | { type: 'letGo' }
  | { type: 'cancelled' }
  /** Without a pull: by wheel, key or button. */
  | { type: 'asked' }
  | { type: 'loaded'; more: boolean }
  | { type: 'failed' }
  | { type: 'hidden' }

/** The next phase; entering `loading` is what asks for a page. */
export function stepHistory(phase: HistoryPhase, event: HistoryEvent): HistoryPhase {
  switch (event.type) {
    case 'pulled':
      return phase === 'unset' ? 'loadStart' : phase
    case 'cancelled':
      return phase === 'loadStart' ? 'unset' : phase
    case 'letGo':
      return phase === 'loadStart' ? 'loading' : phase
    case 'asked':
      return phase === 'unset' || phase === 'loadStart' ? 'loading' : phase
    case 'loaded':
      if (phase !== 'loading') return phase
      return event.more ? 'unset' : 'end'
    case 'failed':
      return phase === 'loading' ? 'unset' : phase
    case 'hidden':
      return 'end'
  }
}
