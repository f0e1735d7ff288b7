import { createStore, type Store } from '@foyer/client/store.ts'
import type { InboxList } from '@foyer/contract/desk/inbox.ts'
import { useStore } from '@foyer/ui/use-store.ts'
import { createContext, useContext, useEffect, useRef } from 'react'
import type { ThreadAct } from '../keys/shortcuts.ts'

/** Dialog over the page, if any. */
export type Overlay = 'palette' | 'help' | undefined

/** The agent's view, beyond the address. */
export type UiState = {
  list: InboxList
  /** The list to begin with was chosen, by the desk or by the agent. */
  isListChosen: boolean
  search: string
  overlay: Overlay
  /** The last list of documents, with its filters: the way back from a document leads there. */
  documentList: { robotNo: string; address: Readonly<Record<string, string>> }
  /** Actions that the conversation on screen offers now. */
  acts: Partial<Record<ThreadAct, () => void>>
}

export function createUi(): Store<UiState> {
  return createStore<UiState>({
    list: 'waiting',
    isListChosen: false,
    search: '',
    overlay: undefined,
    documentList: { robotNo: '', address: {} },
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
  return useStore(useUi(), select)
}

export function changeUi(ui: Store<UiState>, change: Partial<UiState>): void {
  ui.set({ ...ui.get(), ...change })
}

/** Offers what a view of the open conversation can do to the keys and the palette; undefined while it cannot. */
export function useThreadAct(name: ThreadAct, run: (() => void) | undefined): void {
  const ui = useUi()
  const latest = useRef(run)
  useEffect(() => {
    latest.current = run
  })
  const isOffered = run !== undefined
  useEffect(() => {
    if (!isOffered) return
    const act = (): void => latest.current?.()
    changeUi(ui, { acts: { ...ui.get().acts, [name]: act } })
    return () => {
      const { [name]: offered, ...others } = ui.get().acts
      // The next conversation may have offered its own already.
      if (offered === act) changeUi(ui, { acts: others })
    }
  }, [ui, name, isOffered])
}
