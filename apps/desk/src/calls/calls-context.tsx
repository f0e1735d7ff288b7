import { createContext, useContext, useSyncExternalStore } from 'react'
import type { DeskCalls } from './create-desk-calls.ts'

/** Undefined until the agent's side of calls has come. */
const CallsContext = createContext<DeskCalls | undefined>(undefined)

export const CallsProvider = CallsContext.Provider

export function useCalls(): DeskCalls | undefined {
  return useContext(CallsContext)
}

/** Whether the agent is in a call, or about to be. */
export function useIsCalling(): boolean {
  const session = useCalls()?.session
  const phase = useSyncExternalStore(session?.subscribe ?? hearNothing, () => session?.getSnapshot().phase)
  return phase !== undefined && phase !== 'idle' && phase !== 'ended'
}

function hearNothing(): () => void {
  return () => undefined
}
