import type { DeskAgent } from '@foyer/contract/desk/account.ts'
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

const AgentContext = createContext<DeskAgent | undefined>(undefined)

export const AgentProvider = AgentContext.Provider

/** The signed-in agent as they are now: `agent` of the desk has the name and picture of the moment of signing in. */
export function useAgent(): DeskAgent {
  const agent = useContext(AgentContext)
  if (!agent) throw new Error('no agent: this view belongs below the sign-in')
  return agent
}

/** A part of the live state. `select` must hand out what is there, not build something new. */
export function useDeskState<T>(select: (state: DeskState) => T): T {
  return useStore(useDesk().store, select)
}
