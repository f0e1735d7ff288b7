import type { DeskAgent } from '@foyer/contract/desk/account.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { useOwnLanguage } from '../account/use-language.ts'
import { useConnection } from '../platform/connection-context.tsx'
import { createDesk } from '../live/create-desk.ts'
import { AgentProvider, DeskProvider } from '../live/desk-context.tsx'
import { inboxKey, sessionsKey } from '../platform/query-keys.ts'
import { browserStorage } from '../platform/storage.ts'
import { createUi, UiProvider } from '../ui/ui-state.tsx'

/** Everything live exists from sign-in to sign-out, and begins empty for the next agent. */
export function LiveDesk({ agent, children }: { agent: DeskAgent; children: ReactNode }) {
  const connection = useConnection()
  const queryClient = useQueryClient()
  const [desk] = useState(() => createDesk({ connection, queryClient, storage: browserStorage, agent }))
  const [ui] = useState(createUi)
  useOwnLanguage(agent)

  useEffect(() => {
    const stop = desk.start()
    return () => {
      stop()
      queryClient.removeQueries({ queryKey: inboxKey })
      queryClient.removeQueries({ queryKey: ['thread'] })
      queryClient.removeQueries({ queryKey: sessionsKey })
    }
  }, [desk, queryClient])

  useEffect(() => {
    const look = (): void =>
      desk.dispatch({ on: 'looking', isLooking: document.visibilityState === 'visible' })
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [desk])

  return (
    <DeskProvider value={desk}>
      <AgentProvider value={agent}>
        <UiProvider value={ui}>{children}</UiProvider>
      </AgentProvider>
    </DeskProvider>
  )
}
