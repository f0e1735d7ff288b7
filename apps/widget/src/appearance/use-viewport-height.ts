import { useLayoutEffect } from 'react'
import { roomOf } from './room.ts'

/**
 * An on-screen keyboard covers the page without making it smaller (iOS): the layout takes its height from
 * `--foyer-viewport-height` and its place from `--foyer-viewport-top`, and without them from the window. In a frame that
 * is for the page around it to see to: it alone knows what is covered.
 */
export function useViewportHeight(): void {
  useLayoutEffect(() => {
    const view = window.visualViewport
    if (!view || window.parent !== window) return undefined
    const { style } = document.documentElement
    function follow(): void {
      const room = view && roomOf(view, window.innerHeight)
      style.setProperty('--foyer-viewport-height', room ? `${room.height}px` : '')
      style.setProperty('--foyer-viewport-top', room ? `${room.top}px` : '')
    }
    follow()
    view.addEventListener('resize', follow)
    view.addEventListener('scroll', follow)
    return () => {
      view.removeEventListener('resize', follow)
      view.removeEventListener('scroll', follow)
    }
  }, [])
}
