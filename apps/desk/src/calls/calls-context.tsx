import { useCall } from '@foyer/calls/view/use-call.ts'
import { createContext, useContext } from 'react'
import type { DeskCalls } from './create-desk-calls.ts'

const CallsContext = createContext<DeskCalls | undefined>(undefined)

export const CallsProvider = CallsContext.Provider

export function useCalls(): DeskCalls {
  const calls = useContext(CallsContext)
  if (!calls) throw new Error('no calls: this view belongs below the sign-in')
  return calls
}

/** Whether the agent is in a call, or about to be. */
export function useIsCalling(): boolean {
  const { phase } = useCall(useCalls().session)
  return phase !== 'idle' && phase !== 'ended'
}
