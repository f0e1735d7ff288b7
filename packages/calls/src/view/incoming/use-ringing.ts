import { callTiming } from '@foyer/core/timing.ts'
import { useEffect } from 'react'

/** Again and again, for as long as this is on screen. */
export function useRinging(ring: () => void): void {
  useEffect(() => {
    ring()
    const timer = setInterval(ring, callTiming.ringAgainMs)
    return () => clearInterval(timer)
  }, [ring])
}
