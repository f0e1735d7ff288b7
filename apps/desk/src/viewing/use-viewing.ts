import { deskTiming } from '@foyer/core/timing.ts'
import { useEffect } from 'react'
import { useDesk } from '../live/desk-context.tsx'

/** Tells colleagues that this thread is in front of somebody, as long as it is. */
export function useViewing(threadId: string): void {
  const { client } = useDesk()
  useEffect(() => {
    const tell = (isGone: boolean): void => void client.viewing({ threadId, isGone })
    const look = (): void => tell(document.visibilityState !== 'visible')
    look()
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') tell(false)
    }, deskTiming.viewingEveryMs)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
      tell(true)
    }
  }, [client, threadId])
}
