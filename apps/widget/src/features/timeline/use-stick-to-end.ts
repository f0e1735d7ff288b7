import type { TimelineItem } from '@foyer/core/messages/item.ts'
import { hold, isAtTop, isNearEnd, letGo, readingStart, readOn } from '@foyer/core/messages/stick-to-end.ts'
import { useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import type { VirtualizerHandle } from 'virtua'

/** Follows the conversation while the reader is at its end, and leaves them alone while they read further up. */
export function useStickToEnd(
  list: RefObject<VirtualizerHandle | null>,
  scroller: RefObject<HTMLElement | null>,
  items: readonly TimelineItem[],
) {
  const [isAtEnd, setAtEnd] = useState(true)
  const reading = useRef(readingStart)
  const [seenKey, setSeenKey] = useState<string>()
  const last = items.at(-1)
  const isOwnLast = last?.type === 'local'
  const isEmpty = last === undefined
  // The greeting is read from its beginning, however many questions stand below it.
  const isFresh = last?.type === 'guide'
  const height = useRef(0)

  function toEnd(): void {
    reading.current = hold(reading.current)
    list.current?.scrollToIndex(items.length - 1, { align: 'end' })
  }

  const follow = useEffectEvent((isOwn: boolean) => {
    if (!isFresh && (isNearEnd(reading.current) || isOwn)) toEnd()
  })

  useLayoutEffect(() => {
    // An empty list has no place to be at: whatever comes next is seen from its end.
    if (isEmpty) reading.current = readingStart
    follow(isOwnLast)
  }, [last?.key, isOwnLast, isEmpty])

  // Older messages came in above: who is at the end stays there.
  const stay = useEffectEvent(() => {
    if (!isNearEnd(reading.current)) return
    if (!isFresh) toEnd()
    else if (items.length > 1) list.current?.scrollToIndex(items.length - 1, { align: 'start' })
  })
  const firstKey = items[0]?.key
  useLayoutEffect(() => stay(), [firstKey])

  function onScroll(offset: number): void {
    const handle = list.current
    if (!handle) return
    const room = scroller.current?.clientHeight ?? 0
    const isResized = room !== height.current
    height.current = room
    const next = readOn(reading.current, offset, handle.scrollSize - room - offset)
    // A list that becomes higher moves by itself: that is no reader who leaves its end.
    reading.current = isResized ? { ...next, isAtEnd: reading.current.isAtEnd } : next
    setAtEnd(isNearEnd(reading.current))
  }

  if (isAtEnd && seenKey !== last?.key) setSeenKey(last?.key)
  return {
    isAtEnd,
    onScroll,
    toEnd,
    /** As of the last movement: to ask the browser itself would make it lay out the page, at every turn of a wheel. */
    isAtTop: () => isAtTop(reading.current),
    leaveEnd: () => {
      reading.current = letGo(reading.current)
    },
    // Rows are measured while a reader begins to move away: they are held only if they are at the very end.
    follow: () => !isFresh && reading.current.isAtEnd && toEnd(),
    newCount: isAtEnd ? 0 : countAfter(items, seenKey),
  }
}

function countAfter(items: readonly TimelineItem[], key: string | undefined): number {
  const at = items.findLastIndex((item) => item.key === key)
  return at < 0 ? 0 : items.slice(at + 1).filter(isForeign).length
}

function isForeign(item: TimelineItem): boolean {
  return item.type === 'message' && item.message.sender !== 'visitor'
}
