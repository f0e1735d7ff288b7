import { useStore } from '@foyer/ui/use-store.ts'
import { createContext, useContext } from 'react'
import type { Desk } from './create-desk.ts'
import type { DeskState } from './state.ts'

const DeskContext = createContext<Desk | undefined>(undefined)

export const DeskProvider = DeskContext.Provider

export function useDesk(): Desk {
  const desk = useContext(DeskContext)
  if (!desk) throw new Error('no desk: this view belongs below the sign-in')
  return desk
}

/** A part of the live state. `select` must hand out what is there, not build something new. */
export function useDeskState<T>(select: (state: DeskState) => T): T {
  return useStore(useDesk().store, select)
}
