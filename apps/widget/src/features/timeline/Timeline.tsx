import { useRef } from 'react'
import { ArrowDown } from 'lucide-react'
import { Virtualizer, type VirtualizerHandle } from 'virtua'
import { Button } from '@foyer/ui/primitives/Button.tsx'
import type { TimelineItem } from '@foyer/core/messages/item.ts'
import { firstGreeting } from '@foyer/core/layout/first-paint.ts'
import { useStickToEnd } from '@foyer/ui/timeline/use-stick-to-end.ts'
import { useDispatch, useSession } from '../../session/ChatContext.tsx'
import { useText } from '../../text/TextProvider.tsx'
import { isSameGroup, startsDay } from '../../rules/messages/timeline-view.ts'
import { ChatActs } from './ChatActs.tsx'
import { historyLinePx, HistoryLine } from './HistoryLine.tsx'
import { Row } from './Row.tsx'
import { Skeleton } from './Skeleton.tsx'
import { dayOf } from './use-formats.ts'
import { useItems } from './use-items.ts'
import { usePull } from './use-pull.ts'
import './EmptyTimeline.css'
import './Timeline.css'

/** The chat does not open, or the conversation does not come: it goes on trying, and the visitor can try at once. */
export function OpenFailed() {
  const t = useText()
  const dispatch = useDispatch()
  return (
    <div className="empty" role="alert">
      <h2>{t('error.network')}</h2>
      <Button
        onClick={({ currentTarget }) => {
          // The button goes with the message: the focus stays in the conversation.
          currentTarget.closest<HTMLElement>('[role=log]')?.focus()
          dispatch({ type: 'openAgainPressed' })
        }}
      >
        {t('message.retry')}
      </Button>
    </div>
  )
}

export function JumpToLatest({ count, onPress }: { count: number; onPress: () => void }) {
  const t = useText()
  return (
    <button type="button" className="jump" onClick={onPress} aria-label={t('timeline.latest')}>
      {count > 0 && <span role="status">{t('timeline.new', { count })}</span>}
      <ArrowDown size={18} />
    </button>
  )
}

export function EmptyTimeline() {
  const t = useText()
  return (
    <div className="empty">
      <h2>{t('timeline.empty.title')}</h2>
      <p>{t('timeline.empty.text')}</p>
    </div>
  )
}

export function Timeline() {
  const t = useText()
  const isLoaded = useSession((state) => state.isLoaded)
  const { items, isPrepending } = useItems()
  const newFrom = useSession((state) => state.attention.newFrom)
  const scroller = useRef<HTMLDivElement>(null)
  const list = useRef<VirtualizerHandle>(null)
  const last = items.at(-1)
  const { isAtEnd, seenKey, onScroll, toEnd, isAtTop, follow } = useStickToEnd({
    scroller,
    firstKey: items[0]?.key,
    lastKey: last?.key,
    isOwnLast: last?.type === 'local',
    // The greeting is read from its beginning, however many questions stand below it.
    isFresh: last?.type === 'guide',
    scrollTo: (align) => {
      if (align === 'end' || items.length > 1) list.current?.scrollToIndex(items.length - 1, { align })
    },
  })
  const { distance, on } = usePull(isAtTop)
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
          onScroll={(offset) => list.current && onScroll(offset, list.current.scrollSize)}
          onResize={follow}
        >
          {(item, index) => (
            <RowAt key={item.key} items={items} item={item} index={index} newFrom={newFrom} />
          )}
        </Virtualizer>
      </div>
      {!isAtEnd && !isEmpty && <JumpToLatest count={countAfter(items, seenKey)} onPress={toEnd} />}
    </ChatActs>
  )
}

function countAfter(items: readonly TimelineItem[], key: string | undefined): number {
  const at = items.findLastIndex((item) => item.key === key)
  return at < 0 ? 0 : items.slice(at + 1).filter(isForeign).length
}

function isForeign(item: TimelineItem): boolean {
  return item.type === 'message' && item.message.sender !== 'visitor'
}

type RowAtProps = {
  items: readonly TimelineItem[]
  item: TimelineItem
  index: number
  newFrom: number | undefined
}

/** Computes a row's props from its neighbours, so that a row renders again only when its own props change. */
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
