import { isUpKey } from '@foyer/core/history/pull.ts'
import { useEffect, useEffectEvent, type RefObject } from 'react'

/** Tells that the reader moves up, by wheel, finger or key, before the list has moved. */
export function useMovesUp(scroller: RefObject<HTMLElement | null>, onUp: () => void): void {
  const movesUp = useEffectEvent(onUp)
  useEffect(() => {
    const element = scroller.current
    if (!element) return undefined
    const ending = new AbortController()
    const options = { passive: true, signal: ending.signal }
    let touchY = 0
    element.addEventListener('wheel', ({ deltaY }) => deltaY < 0 && movesUp(), options)
    element.addEventListener(
      'keydown',
      ({ key, target }) => target === element && isUpKey(key) && movesUp(),
      options,
    )
    element.addEventListener('touchstart', ({ touches }) => (touchY = touches[0]?.clientY ?? 0), options)
    element.addEventListener(
      'touchmove',
      ({ touches }) => (touches[0]?.clientY ?? 0) > touchY && movesUp(),
      options,
    )
    return () => ending.abort()
  }, [scroller])
}
