import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { TimelineItem } from './timeline.ts'

/** Closer to the end than this counts as being there: zoom makes scroll positions uneven. */
const nearPx = 48

/**
 * Keeps the newest message in sight for a reader who is at the end, and the reader's place for one who is not:
 * older messages that are put in front must not push away what is being read.
 */
export function useStickToEnd(items: readonly TimelineItem[]) {
  const ref = useRef<HTMLDivElement>(null)
  const before = useRef({ isAtEnd: true, height: 0, firstKey: '', lastKey: '' })
  const [hasNews, setHasNews] = useState(false)
  const firstKey = items.find((item) => item.kind !== 'day')?.key ?? ''
  const last = items.at(-1)
  const lastKey = last?.key ?? ''
  const isOwnWord = last?.kind === 'unsent'

  useLayoutEffect(() => {
    const log = ref.current
    if (!log) return
    const was = before.current
    const isNews = lastKey !== was.lastKey
    if (was.isAtEnd || (isNews && isOwnWord)) log.scrollTop = log.scrollHeight
    else if (firstKey !== was.firstKey) log.scrollTop += log.scrollHeight - was.height
    else if (isNews) setHasNews(true)
    before.current = { ...was, height: log.scrollHeight, firstKey, lastKey }
  }, [items, firstKey, lastKey, isOwnWord])

  useEffect(() => {
    const log = ref.current
    if (!log) return undefined
    function onScroll(this: HTMLDivElement): void {
      const isAtEnd = this.scrollHeight - this.scrollTop - this.clientHeight < nearPx
      before.current.isAtEnd = isAtEnd
      if (isAtEnd) setHasNews(false)
    }
    // A keyboard that opens or a box that grows makes the log shorter, a card or picture that comes later its lines longer.
    const observer = new ResizeObserver(() => {
      if (before.current.isAtEnd) log.scrollTop = log.scrollHeight
    })
    log.addEventListener('scroll', onScroll, { passive: true })
    observer.observe(log)
    if (log.firstElementChild) observer.observe(log.firstElementChild)
    return () => {
      log.removeEventListener('scroll', onScroll)
      observer.disconnect()
    }
  }, [])

  function toEnd(): void {
    const log = ref.current
    if (log) log.scrollTop = log.scrollHeight
    log?.focus()
  }

  return { ref, hasNews, toEnd }
}
