import { Button } from '@mantine/core'
import { ArrowDown } from 'lucide-react'
import { useMemo, useEffect, useRef, useEffectEvent, useLayoutEffect } from 'react'
import type { ThreadRow } from '../state/inbox/thread-row.ts'
import { useDesk, useDeskState } from '../live/desk-context.tsx'
import { useText } from '../text/text-context.tsx'
import { useNow } from '../text/use-times.ts'
import { useMutation } from '@tanstack/react-query'
import './EarlierButton.css'
import type { LogEvent } from '../state/thread/log-event.ts'
import type { ThreadLog } from '../state/thread/thread-log.ts'
import '../layout/log.css'
import { TimelineItemView } from '../timeline/TimelineItemView.tsx'
import { timelineOf, type TimelineItem } from '../state/thread/timeline.ts'
import { useStickToEnd as useStick } from '@foyer/ui/timeline/use-stick-to-end.ts'

/** The shared rule on a plain list: older messages that are put in front must not push away what is being read. */
function useStickToEnd(items: readonly TimelineItem[]) {
  const ref = useRef<HTMLDivElement>(null)
  const before = useRef({ height: 0, firstKey: '' })
  const firstKey = items.find((item) => item.kind !== 'day')?.key ?? ''
  const last = items.at(-1)
  const isOwnLast = last?.kind === 'unsent'

  const { isAtEnd, seenKey, isNearEnd, onScroll, toEnd, follow } = useStick({
    scroller: ref,
    firstKey,
    lastKey: last?.key,
    isOwnLast,
    scrollTo: () => {
      if (ref.current) ref.current.scrollTop = ref.current.scrollHeight
    },
  })

  const keepPlace = useEffectEvent(() => {
    const log = ref.current
    if (!log) return
    if (firstKey !== before.current.firstKey && !isNearEnd())
      log.scrollTop += log.scrollHeight - before.current.height
    before.current = { height: log.scrollHeight, firstKey }
  })
  useLayoutEffect(() => keepPlace(), [items])

  const onMove = useEffectEvent((log: HTMLElement) => onScroll(log.scrollTop, log.scrollHeight))
  const onGrow = useEffectEvent(follow)
  useEffect(() => {
    const log = ref.current
    if (!log) return undefined
    const tell = (): void => onMove(log)
    // A card or picture that loads late makes the lines longer.
    const observer = new ResizeObserver(() => onGrow())
    log.addEventListener('scroll', tell, { passive: true })
    if (log.firstElementChild) observer.observe(log.firstElementChild)
    return () => {
      log.removeEventListener('scroll', tell)
      observer.disconnect()
    }
  }, [])

  return {
    ref,
    hasNews: !isAtEnd && !isOwnLast && seenKey !== last?.key,
    toEnd: (): void => {
      toEnd()
      ref.current?.focus()
    },
  }
}

type ThreadLogViewProps = { row: ThreadRow; log: ThreadLog<LogEvent>; greeting: string }

/** `Today` becomes `Yesterday` while somebody is looking. */
const dayTickMs = 60_000

export function ThreadLogView({ row, log, greeting }: ThreadLogViewProps) {
  const t = useText()
  const now = useNow(dayTickMs)
  const { agent } = useDesk()
  const outbox = useDeskState((state) => state.outbox)
  const items = useMemo(() => {
    const unsent = outbox.filter((item) => item.threadId === row.threadId)
    return timelineOf(log.events, unsent, agent, greeting)
  }, [log.events, outbox, row.threadId, agent, greeting])
  const { ref, hasNews, toEnd } = useStickToEnd(items)
  const name = row.userName || t('visitor.unnamed')

  return (
    <div className="desk-log-frame">
      {/* A log can be scrolled by keys only when it can have the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div ref={ref} className="desk-log" role="log" aria-label={t('thread.log', { name })} tabIndex={0}>
        <div className="desk-log-lines">
          {log.hasEarlier && <EarlierButton threadId={row.threadId} />}
          {items.length === 0 && <p className="desk-log-empty">{t('thread.empty')}</p>}
          {items.map((item) => (
            <TimelineItemView key={item.key} item={item} visitorName={name} row={row} now={now} />
          ))}
        </div>
      </div>
      {hasNews && (
        <Button
          className="desk-log-to-end"
          size="xs"
          radius="xl"
          leftSection={<ArrowDown size={14} />}
          onClick={toEnd}
        >
          {t('thread.toNewest')}
        </Button>
      )}
    </div>
  )
}

/** Reads older messages when it comes into sight; after a failure it waits to be pressed. */
function EarlierButton({ threadId }: { threadId: string }) {
  const t = useText()
  const { reads } = useDesk()
  const ref = useRef<HTMLButtonElement>(null)
  const { mutate, isPending, isError } = useMutation({ mutationFn: () => reads.earlier(threadId) })

  useEffect(() => {
    const button = ref.current
    if (!button || isError || isPending) return undefined
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) mutate()
    })
    observer.observe(button)
    return () => observer.disconnect()
  }, [mutate, isError, isPending])

  return (
    <Button
      ref={ref}
      className="desk-earlier"
      variant="subtle"
      size="xs"
      loading={isPending}
      onClick={() => mutate()}
    >
      {t('thread.earlier')}
    </Button>
  )
}
