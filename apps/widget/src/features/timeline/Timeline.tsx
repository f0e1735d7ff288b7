import type { TimelineItem } from '@foyer/core/messages/item.ts'
import { firstGreeting } from '@foyer/core/layout/first-paint.ts'
import { isSameGroup, startsDay } from '@foyer/core/messages/timeline-view.ts'
import { useRef } from 'react'
import { Virtualizer, type VirtualizerHandle } from 'virtua'
import { useSession } from '../../session/ChatContext.tsx'
import { useText } from '../../text/TextProvider.tsx'
import { ChatActs } from './ChatActs.tsx'
import { EmptyTimeline } from './EmptyTimeline.tsx'
import { historyLinePx, HistoryLine } from './HistoryLine.tsx'
import { JumpToLatest } from './JumpToLatest.tsx'
import { OpenFailed } from './OpenFailed.tsx'
import { Row } from './Row.tsx'
import { Skeleton } from './Skeleton.tsx'
import './Timeline.css'
import { dayOf } from './use-formats.ts'
import { useFollowResize } from './use-follow-resize.ts'
import { useItems } from './use-items.ts'
import { useMovesUp } from './use-moves-up.ts'
import { usePull } from './use-pull.ts'
import { useStickToEnd } from './use-stick-to-end.ts'

export function Timeline() {
  const t = useText()
  const isLoaded = useSession((state) => state.isLoaded)
  const { items, isPrepending } = useItems()
  const newFrom = useSession((state) => state.attention.newFrom)
  const scroller = useRef<HTMLDivElement>(null)
  const list = useRef<VirtualizerHandle>(null)
  const { isAtEnd, onScroll, toEnd, isAtTop, leaveEnd, follow, newCount } = useStickToEnd(
    list,
    scroller,
    items,
  )
  const { distance, on } = usePull(isAtTop)
  useFollowResize(scroller, follow)
  useMovesUp(scroller, leaveEnd)
  // That nothing is kept is no conversation yet.
  const isEmpty = items.every(({ key }) => key === 'n:notKept')
  // The robot greets soon: its words are on the screen already.
  const isGreeting = useSession(
    ({ channel, mode }) => mode.name === 'robot' && channel !== undefined && firstGreeting(channel) !== '',
  )
  const isStuck = useSession(({ trouble }) => trouble === 'stuck')
  const isFromTop = isEmpty || items.some(({ type }) => type === 'guide')
  return (
    <ChatActs>
      <div
        ref={scroller}
        className={isFromTop ? 'timeline timeline-from-top' : 'timeline'}
        role="log"
        // Scrolling back draws old messages anew: they must not be read out a second time.
        aria-live={isAtEnd ? 'polite' : 'off'}
        aria-relevant="additions"
        aria-label={t('timeline.label')}
        aria-busy={!isLoaded}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={0}
        {...on}
      >
        <HistoryLine distance={distance} />
        <div className="timeline-space" />
        {isEmpty && !isStuck && (isLoaded && !isGreeting ? <EmptyTimeline /> : <Skeleton />)}
        {isStuck && <OpenFailed />}
        <Virtualizer
          ref={list}
          data={items}
          // At the end it follows the end instead: a list that is not yet measured, or has nothing to scroll, would
          // wait for a movement that never comes, and draw nothing.
          shift={isPrepending && !isAtEnd}
          startMargin={historyLinePx}
          scrollRef={scroller}
          onScroll={onScroll}
          onResize={follow}
        >
          {(item, index) => (
            <RowAt key={item.key} items={items} item={item} index={index} newFrom={newFrom} />
          )}
        </Virtualizer>
      </div>
      {!isAtEnd && !isEmpty && <JumpToLatest count={newCount} onPress={toEnd} />}
    </ChatActs>
  )
}

type RowAtProps = {
  items: readonly TimelineItem[]
  item: TimelineItem
  index: number
  newFrom: number | undefined
}

/** What a row must know of its neighbours, as plain facts: so a row changes only when its own facts do. */
function RowAt({ items, item, index, newFrom }: RowAtProps) {
  const before = items[index - 1]
  const after = items[index + 1]
  const isNewDay = startsDay(before, item, dayOf)
  return (
    <Row
      item={item}
      isNewDay={isNewDay}
      isNew={item.type === 'message' && item.place === newFrom}
      isFirst={isNewDay || !isSameGroup(before, item)}
      isLast={!isSameGroup(item, after) || (after !== undefined && startsDay(item, after, dayOf))}
      isEnd={after === undefined}
    />
  )
}
