import type { InboxList } from '@foyer/contract/desk/inbox.ts'
import { Loader } from '@mantine/core'
import { useParams } from '@tanstack/react-router'
import { useEffect, useImperativeHandle, useMemo, useRef, useState, type Ref, type RefObject } from 'react'
import { Virtualizer } from 'virtua'
import type { ListHandle } from '../keys/use-row-keys.ts'
import { useDesk, useDeskState } from '../live/desk-context.tsx'
import { timings } from '../platform/timings.ts'
import { useText } from '../text/text-context.tsx'
import { useNow } from '../text/use-times.ts'
import '../layout/list.css'
import { hasManyChannels } from '../state/inbox/many-channels.ts'
import { ThreadRowLink } from './ThreadRowLink.tsx'
import type { ThreadRow } from '../state/inbox/thread-row.ts'

/** Ages are told in minutes; a typing notice should not outlive its text by much. */
const tickMs = 5_000
/** Drawn beyond the edges, so that a quick wheel meets rows and not emptiness. */
const bufferPx = 600
/** As many as the server answers for at once. */
const mostRows = 100
/** Frames in which a row is drawn and measured at the latest. */
const focusTries = 30

type ThreadListProps = {
  ref: Ref<ListHandle>
  list: InboxList
  rows: readonly ThreadRow[]
  hasMore: boolean
}

/** Only the rows in sight are drawn, and the one that has the focus: so 5,000 cost as much as 50. */
export function ThreadList({ ref, list, rows, hasMore }: ThreadListProps) {
  const t = useText()
  const now = useNow(tickMs)
  const isChannelShown = useDeskState(({ inbox }) => hasManyChannels(inbox.rows))
  const previews = useDeskState((state) => state.previews)
  const { threadId: openId } = useParams({ strict: false })
  const scroller = useRef<HTMLDivElement>(null)
  const [focusedId, setFocusedId] = useState<string>()
  const wanted = useRef<{ id: string; tries: number }>(undefined)
  /** Undefined stands for what was not read yet. */
  const items = useMemo(() => (hasMore ? [...rows, undefined] : rows), [rows, hasMore])
  const indexOf = (id: string | undefined) => rows.findIndex((row) => row.threadId === id)
  // One row takes part in the tab order; the arrows reach the rest.
  const tabStop = [indexOf(focusedId), indexOf(openId), 0].find((index) => index >= 0) ?? 0
  useLookAtRows(scroller, list)

  function giveFocus(): void {
    const wish = wanted.current
    if (wish === undefined || wish.tries <= 0) return
    const row = scroller.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(wish.id)}"]`)
    row?.focus()
    wanted.current = row && row === document.activeElement ? undefined : { ...wish, tries: wish.tries - 1 }
    // A row that was just drawn is invisible until it was measured, and takes no focus before.
    if (wanted.current) requestAnimationFrame(giveFocus)
  }

  function focusAt(index: number): void {
    const row = rows[Math.min(Math.max(index, 0), rows.length - 1)]
    if (!row) return
    setFocusedId(row.threadId)
    wanted.current = { id: row.threadId, tries: focusTries }
    giveFocus()
  }

  useImperativeHandle(ref, () => ({
    move: (by) => {
      const hasFocus = scroller.current?.contains(document.activeElement)
      const from = hasFocus ? indexOf(focusedId) : indexOf(openId)
      focusAt(from < 0 ? 0 : from + by)
    },
    focus: (threadId) => focusAt(indexOf(threadId)),
    has: (element) => scroller.current?.contains(element) ?? false,
  }))

  return (
    <div ref={scroller} className="desk-list-scroll">
      <Virtualizer
        as="ul"
        item="li"
        data={items}
        scrollRef={scroller}
        bufferSize={bufferPx}
        keepMounted={rows.length > 0 ? [tabStop] : []}
      >
        {(row, index) =>
          row === undefined ? (
            <ListEnd key="end" list={list} count={rows.length} label={t('inbox.loading')} />
          ) : (
            <ThreadRowLink
              key={row.threadId}
              row={row}
              list={list}
              now={now}
              isChannelShown={isChannelShown}
              preview={previews.get(row.threadId)}
              focus={{
                tabIndex: index === tabStop ? 0 : -1,
                onFocus: () => setFocusedId(row.threadId),
              }}
            />
          )
        }
      </Virtualizer>
    </div>
  )
}

/** Below the last row that was read; coming into sight it asks for the next rows. */
function ListEnd({ list, count, label }: { list: InboxList; count: number; label: string }) {
  const { dispatch, store } = useDesk()
  const through = store.get().inbox.lists[list].through
  useEffect(() => dispatch({ on: 'listEnded', list }), [dispatch, list, count, through])
  return (
    <div className="desk-list-end">
      <Loader size="xs" role="status" aria-label={label} />
    </div>
  )
}

/**
 * The stream tells who comes and goes, and all about one's own threads; what is said in the others is looked up for
 * the rows on screen.
 */
function useLookAtRows(scroller: RefObject<HTMLElement | null>, list: InboxList): void {
  const { reads, store } = useDesk()
  useEffect(() => {
    if (list === 'mine' || list === 'closed') return
    const timer = setInterval(() => {
      const drawn = [...(scroller.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
      const ids = drawn.flatMap((row) => row.dataset['row'] ?? []).slice(0, mostRows)
      if (ids.length > 0 && store.get().isLooking) void reads.rows(ids)
    }, timings.lookAtRowsMs)
    return () => clearInterval(timer)
  }, [scroller, list, reads, store])
}
