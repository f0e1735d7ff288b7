import type { InboxList } from '@foyer/contract/desk/inbox/listThreads.ts'
import { createContext, useContext, useSyncExternalStore } from 'react'
import type { ThreadAct } from '../keys/shortcuts.ts'
import { createStore, type Store } from '../live/store.ts'

/** What lies over the page, if anything. */
export type Overlay = 'palette' | 'help' | undefined

/** What the agent looks at, beyond what the address says. */
export type UiState = {
  list: InboxList
  /** The list to begin with was chosen, by the desk or by the agent. */
  isListChosen: boolean
  search: string
  overlay: Overlay
  /** What the conversation on screen can do right now. */
  acts: Partial<Record<ThreadAct, () => void>>
}

export function createUi(): Store<UiState> {
  return createStore<UiState>({
    list: 'waiting',
    isListChosen: false,
    search: '',
    overlay: undefined,
    acts: {},
  })
}

const UiContext = createContext<Store<UiState> | undefined>(undefined)

export const UiProvider = UiContext.Provider

export function useUi(): Store<UiState> {
  const ui = useContext(UiContext)
  if (!ui) throw new Error('no frame: this view belongs below the sign-in')
  return ui
}

export function useUiState<T>(select: (state: UiState) => T): T {
  const ui = useUi()
  return useSyncExternalStore(ui.subscribe, () => select(ui.get()))
}

export function changeUi(ui: Store<UiState>, change: Partial<UiState>): void {
  ui.set({ ...ui.get(), ...change })
}
