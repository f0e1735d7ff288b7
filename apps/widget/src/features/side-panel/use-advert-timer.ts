import { timing } from '@foyer/core/timing.ts'
import { useEffect, useEffectEvent } from 'react'

/** Every advert has its full time, also one that was chosen by hand. */
export function useAdvertTimer(moves: boolean, shown: number, next: () => void): void {
  const onTime = useEffectEvent(next)
  useEffect(() => {
    if (!moves) return undefined
    const timer = setTimeout(onTime, timing.advertMs)
    return () => clearTimeout(timer)
  }, [moves, shown])
}
