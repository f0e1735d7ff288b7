import type { SessionState } from '@foyer/core/session/state.ts'
import type { ReactNode } from 'react'

/**
 * Where a part stands: on the chat's ground, in a received bubble, as the whole window, or over the window
 * (dialogs, popups: what positions itself).
 */
export type Place = 'panel' | 'bubble' | 'page' | 'over'

/** One thing to look at. `*.exhibit.tsx` beside a part exports a list of them as its default. */
export type Exhibit = {
  /** `<part>/<what is special>`, unique. */
  name: string
  about?: string
  /** What differs from the state of `stage/base-state.ts`: a person answers, three messages were exchanged. */
  state?: Partial<SessionState> | ((base: SessionState) => SessionState)
  place?: Place
  /** The query of the page's address, for parts that ask `useChat().params`. */
  search?: string
  /** What to press before anybody looks, as selectors: opens what a part keeps closed by itself. */
  press?: readonly string[]
  view: () => ReactNode
}
