import { createStore } from '@foyer/client/store.ts'
import { useStore } from '@foyer/ui/use-store.ts'
import { createContext, useContext } from 'react'
import type { DeskCalls } from './create-desk-calls.ts'

/** Undefined until the agent's side of calls has come. */
const CallsContext = createContext<DeskCalls | undefined>(undefined)

export const CallsProvider = CallsContext.Provider

export function useCalls(): DeskCalls | undefined {
  return useContext(CallsContext)
}

/** Whether the agent is in a call, or about to be. */
export function useIsCalling(): boolean {
  const phase = useStore(useCalls()?.session ?? noCalls, (snapshot) => snapshot?.phase)
  return phase !== undefined && phase !== 'idle' && phase !== 'ended'
}

const noCalls = createStore(undefined)
