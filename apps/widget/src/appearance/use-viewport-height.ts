import { useLayoutEffect } from 'react'
import { isLow, roomOf } from './room.ts'

/**
 * An on-screen keyboard covers the page without making it smaller (iOS): the layout takes its height from
 * `--foyer-viewport-height` and its place from `--foyer-viewport-top`, and without them from the window. In a frame that
 * is for the page around it to see to: it alone knows what is covered. `data-low` says that there is little height, in
 * whichever way: then the conversation comes before everything else (low.css).
 */
export function useViewportHeight(): void {
  useLayoutEffect(() => {
    const view = window.visualViewport
    const isFramed = window.parent !== window
    const root = document.documentElement
    function follow(): void {
      const room = view && !isFramed ? roomOf(view, window.innerHeight) : undefined
      root.style.setProperty('--foyer-viewport-height', room ? `${room.height}px` : '')
      root.style.setProperty('--foyer-viewport-top', room ? `${room.top}px` : '')
      root.toggleAttribute('data-low', isLow(room?.height ?? window.innerHeight))
    }
    follow()
    window.addEventListener('resize', follow)
    view?.addEventListener('resize', follow)
    view?.addEventListener('scroll', follow)
    return () => {
      window.removeEventListener('resize', follow)
      view?.removeEventListener('resize', follow)
      view?.removeEventListener('scroll', follow)
    }
  }, [])
}
