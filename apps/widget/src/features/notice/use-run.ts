import { useLayoutEffect, type RefObject } from 'react'

/**
 * Words run out at the side where they begin. They are already on their way when they are first seen: what is read
 * first stands where reading begins, not out of sight.
 */
export function useRun(text: RefObject<HTMLElement | null>, seconds: number): void {
  useLayoutEffect(() => {
    const element = text.current
    const room = element?.parentElement?.clientWidth ?? 0
    if (!element || room === 0) return
    const share = room / (room + element.offsetWidth)
    const isRtl = getComputedStyle(element).direction === 'rtl'
    element.style.setProperty('--notice-run', isRtl ? 'notice-run-rtl' : 'notice-run')
    element.style.setProperty('animation-delay', `${-share * seconds}s`)
  }, [text, seconds])
}
