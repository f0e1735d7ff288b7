import { useEffect, useState, type RefObject } from 'react'

/** Scroll positions are fractions of a pixel. */
const tolerancePx = 2

/** The classes that say on which sides of the strip there is more than can be seen. */
export function useEdges(strip: RefObject<HTMLElement | null>): string {
  const [edges, setEdges] = useState('')
  useEffect(() => {
    const element = strip.current
    if (!element) return undefined
    const look = (): void => setEdges(edgesOf(element))
    const observer = new ResizeObserver(look)
    observer.observe(element)
    // Tags that come or go change what is hidden, not the size of the strip.
    const tags = new MutationObserver(look)
    tags.observe(element, { childList: true })
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      tags.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [strip])
  return edges
}

type Scrolled = { scrollLeft: number; scrollWidth: number; clientWidth: number }

/** From right to left `scrollLeft` counts downwards from nothing. */
export function edgesOf({ scrollLeft, scrollWidth, clientWidth }: Scrolled): string {
  const before = Math.abs(scrollLeft)
  const after = scrollWidth - clientWidth - before
  return [before > tolerancePx && 'menu-strip-before', after > tolerancePx && 'menu-strip-after']
    .filter(Boolean)
    .join(' ')
}
