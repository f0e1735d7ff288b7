import { browserPorts } from '@foyer/client/ports/ports.ts'
import { useEffect } from 'react'
import { useChat } from '../../session/ChatContext.tsx'

/** T-05: after the end nothing is received any more, so the tabs that ask for the same rating tell each other. */
export function useOtherTabs(): void {
  const { session } = useChat()
  useEffect(() => {
    const { getSnapshot, dispatch } = session
    const name = `foyer-rated-${getSnapshot().visitor?.sessionId ?? ''}`
    const channel = browserPorts().channel(name, () => dispatch({ type: 'ratedElsewhere', at: Date.now() }))
    return () => {
      if (getSnapshot().isRated) channel.post('rated')
      channel.close()
    }
  }, [session])
}
