import { useEffect, useEffectEvent, type RefObject } from 'react'

/** A keyboard that opens or a composer that grows makes the list shorter: its end must stay in view. */
export function useFollowResize(element: RefObject<HTMLElement | null>, follow: () => void): void {
  const onResize = useEffectEvent(follow)
  useEffect(() => {
    if (!element.current) return undefined
    const observer = new ResizeObserver(() => onResize())
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
}
