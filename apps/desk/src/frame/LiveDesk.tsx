import type { DeskAgent } from '@foyer/contract/desk/account/agent.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { CallsProvider } from '../calls/calls-context.tsx'
import { createDeskCalls } from '../calls/create-desk-calls.ts'
import { useConnection } from '../connection-context.tsx'
import { createDesk } from '../live/create-desk.ts'
import { DeskProvider } from '../live/desk-context.tsx'
import { inboxKey, sessionsKey } from '../live/query-keys.ts'
import { browserStorage, tabStorage } from '../storage.ts'
import { createUi, UiProvider } from './ui-state.tsx'

/** Everything live exists from sign-in to sign-out, and begins empty for the next agent. */
export function LiveDesk({ agent, children }: { agent: DeskAgent; children: ReactNode }) {
  const connection = useConnection()
  const queryClient = useQueryClient()
  const [desk] = useState(() => createDesk({ connection, queryClient, storage: browserStorage, agent }))

  const [calls] = useState(() => createDeskCalls({ desk, storage: tabStorage }))
  const [ui] = useState(createUi)

  useEffect(() => {
    const stopCalls = calls.start()
    const stop = desk.start()
    return () => {
      stopCalls()
      stop()
      queryClient.removeQueries({ queryKey: inboxKey })
      queryClient.removeQueries({ queryKey: ['thread'] })
      queryClient.removeQueries({ queryKey: sessionsKey })
    }
  }, [desk, calls, queryClient])

  useEffect(() => {
    const look = (): void =>
      desk.dispatch({ on: 'looking', isLooking: document.visibilityState === 'visible' })
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [desk])

  return (
    <DeskProvider value={desk}>
      <CallsProvider value={calls}>
        <UiProvider value={ui}>{children}</UiProvider>
      </CallsProvider>
    </DeskProvider>
  )
}
