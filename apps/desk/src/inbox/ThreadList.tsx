import type { InboxList } from '@foyer/contract/desk/inbox/listThreads.ts'
import { useParams } from '@tanstack/react-router'
import { useImperativeHandle, useMemo, useRef, useState, type Ref } from 'react'
import { Virtualizer } from 'virtua'
import type { ListHandle } from '../keys/use-row-keys.ts'
import { useDeskState } from '../live/desk-context.tsx'
import { useText } from '../text/text-context.tsx'
import { useNow } from '../text/use-times.ts'
import { ListEnd } from './ListEnd.tsx'
import './ThreadList.css'
import { hasManyChannels } from './many-channels.ts'
import { ThreadRowLink } from './ThreadRowLink.tsx'
import type { ThreadRow } from './thread-row.ts'
import { useLookAtRows } from './use-look-at-rows.ts'

/** Ages are told in minutes; a typing notice should not outlive its text by much. */
const tickMs = 5_000
/** Drawn beyond the edges, so that a quick wheel meets rows and not emptiness. */
const bufferPx = 600
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
