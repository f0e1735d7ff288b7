import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'

/** Closer to the end than this counts as being there: zoom makes scroll positions uneven. */
const nearPx = 48

/** Shows the newest entry when it comes, and keeps it in sight while the box below grows and shrinks. */
export function useNewestInSight(newest: number): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(false)

  useLayoutEffect(() => {
    const log = ref.current
    if (!log || newest === 0) return
    log.scrollTop = log.scrollHeight
    isAtEnd.current = true
  }, [newest])

  useEffect(() => {
    const log = ref.current
    if (!log) return undefined
    function onScroll(this: HTMLDivElement): void {
      isAtEnd.current = this.scrollHeight - this.scrollTop - this.clientHeight < nearPx
    }
    const observer = new ResizeObserver(() => {
      if (isAtEnd.current) log.scrollTop = log.scrollHeight
    })
    log.addEventListener('scroll', onScroll, { passive: true })
    observer.observe(log)
    return () => {
      log.removeEventListener('scroll', onScroll)
      observer.disconnect()
    }
  }, [])
  return ref
}
