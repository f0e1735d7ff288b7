import type { TimelineItem } from '@foyer/core/messages/item.ts'
import { timelineItems } from '../../rules/messages/timeline-view.ts'
import { isRobotThinking } from '@foyer/core/session/selectors.ts'
import { useMemo, useState } from 'react'
import { useSession } from '../../session/ChatContext.tsx'

export type Items = {
  items: readonly TimelineItem[]
  /** This render puts older items before the others: the list must keep its distance from the end. */
  isPrepending: boolean
}

export function useItems(): Items {
  const timeline = useSession((state) => state.timeline)
  const isThinking = useSession(isRobotThinking)
  const growing = useSession((state) => state.growing)
  const hasProduct = useSession(({ product }) => product === 'offered')
  const items = useMemo(
    () =>
      timelineItems(
        timeline,
        [
          // An answer that grows says itself that there is more to come.
          ...(isThinking && growing.length === 0 ? ['dots' as const] : []),
          ...(hasProduct ? ['product' as const] : []),
        ],
        growing,
      ),
    [timeline, isThinking, growing, hasProduct],
  )
  const [shown, setShown] = useState<Items>({ items, isPrepending: false })
  if (shown.items === items) return shown
  const next = { items, isPrepending: isPrepended(shown.items, items) }
  setShown(next)
  return next
}

function isPrepended(before: readonly TimelineItem[], after: readonly TimelineItem[]): boolean {
  const [first] = before
  return first !== undefined && after[0]?.key !== first.key && after.some(({ key }) => key === first.key)
}
