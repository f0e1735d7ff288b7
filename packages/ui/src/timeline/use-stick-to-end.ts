import { isUpKey } from '@foyer/core/history/pull.ts'
import { hold, isAtTop, isNearEnd, letGo, readingStart, readOn } from '@foyer/core/messages/stick-to-end.ts'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react'

type Conversation = {
  /** What scrolls. */
  scroller: RefObject<HTMLElement | null>
  firstKey: string | undefined
  lastKey: string | undefined
  /** The reader's own message is last: they are taken to it from wherever they are. */
  isOwnLast: boolean
  /** The last item is read from its beginning, however long it is. */
  isFresh?: boolean
  /** Brings the end of the list, or the start of its last item, into view. */
  scrollTo: (align: 'start' | 'end') => void
}

/** Follows a conversation while the reader is at its end, and leaves them alone while they read further up. */
export function useStickToEnd({
  scroller,
  firstKey,
  lastKey,
  isOwnLast,
  isFresh = false,
  scrollTo,
}: Conversation) {
  const [isAtEnd, setAtEnd] = useState(true)
  const [seenKey, setSeenKey] = useState<string>()
  const reading = useRef(readingStart)
  const height = useRef(0)
  const isEmpty = lastKey === undefined

  function toEnd(): void {
    reading.current = hold(reading.current)
    scrollTo('end')
  }

  const followNews = useEffectEvent(() => {
    if (!isFresh && (isNearEnd(reading.current) || isOwnLast)) toEnd()
  })
  useLayoutEffect(() => {
    // An empty list has no place to be at: whatever comes next is seen from its end.
    if (isEmpty) reading.current = readingStart
    followNews()
  }, [lastKey, isOwnLast, isEmpty])

  // Older messages came in above: a reader who is at the end stays there.
  const stay = useEffectEvent(() => {
    if (!isNearEnd(reading.current)) return
    if (isFresh) scrollTo('start')
    else toEnd()
  })
  useLayoutEffect(() => stay(), [firstKey])

  // Rows are measured while a reader begins to move away: they are held only if they are at the very end.
  function follow(): void {
    if (!isFresh && reading.current.isAtEnd) toEnd()
  }
  useFollowResize(scroller, follow)
  useMovesUp(scroller, () => {
    reading.current = letGo(reading.current)
  })

  function onScroll(offset: number, size: number): void {
    const room = scroller.current?.clientHeight ?? 0
    const isResized = room !== height.current
    height.current = room
    const next = readOn(reading.current, offset, size - room - offset)
    // A list that becomes higher moves by itself: that is no reader who leaves its end.
    reading.current = isResized ? { ...next, isAtEnd: reading.current.isAtEnd } : next
    setAtEnd(isNearEnd(reading.current))
  }

  if (isAtEnd && seenKey !== lastKey) setSeenKey(lastKey)
  return {
    isAtEnd,
    /** The last item while the reader was at the end. */
    seenKey,
    onScroll,
    toEnd,
    follow,
    isNearEnd: () => isNearEnd(reading.current),
    /** As of the last movement: to ask the browser itself would make it lay out the page, at every turn of a wheel. */
    isAtTop: () => isAtTop(reading.current),
  }
}

/** A keyboard that opens, a box that grows or a picture that loads moves the end: it must stay in view. */
function useFollowResize(scroller: RefObject<HTMLElement | null>, follow: () => void): void {
  const onResize = useEffectEvent(follow)
  useEffect(() => {
    const element = scroller.current
    if (!element) return undefined
    const observer = new ResizeObserver(() => onResize())
    observer.observe(element)
    return () => observer.disconnect()
  }, [scroller])
}

/** Tells that the reader moves up, by wheel, finger or key, before the list has moved. */
function useMovesUp(scroller: RefObject<HTMLElement | null>, onUp: () => void): void {
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
