import { Loader, Skeleton } from '@mantine/core'
import { useEffect, useImperativeHandle, useRef, useState, type ReactNode, type Ref } from 'react'
import { LoadFailed } from '../ui/EmptyState.tsx'
import type { ListHandle } from '../keys/use-row-keys.ts'
import { useText } from '../text/text-context.tsx'
import './PagedList.css'

/** Props that let a row take part in the keys of its list. */
export type RowFocus = { tabIndex: 0 | -1; onFocus: () => void; 'data-row': string }

export type Pages = {
  isPending: boolean
  isError: boolean
  hasNextPage: boolean
  isFetchingNextPage: boolean
  fetchNextPage: () => unknown
  refetch: () => unknown
}

type PagedListProps<T> = {
  ref: Ref<ListHandle>
  label: string
  rows: readonly T[] | undefined
  idOf: (row: T) => string
  openId: string | undefined
  pages: Pages
  /** Shown for an empty list. */
  none: ReactNode
  children: (row: T, focus: RowFocus) => ReactNode
}

/** Rows by pages: whoever comes near the end gets the next ones. One row takes part in the tab order. */
export function PagedList<T>(props: PagedListProps<T>) {
  const { ref, label, rows, idOf, openId, pages, none, children } = props
  const t = useText()
  const scroller = useRef<HTMLDivElement>(null)
  const [focusedId, setFocusedId] = useState<string>()
  const ids = rows?.map(idOf) ?? []
  const tabStop = [focusedId, openId].find((id) => id !== undefined && ids.includes(id)) ?? ids[0]

  function focusOn(id: string | undefined): void {
    if (id === undefined) return
    setFocusedId(id)
    scroller.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`)?.focus()
  }

  useImperativeHandle(ref, () => ({
    move: (by) => {
      const hasFocus = scroller.current?.contains(document.activeElement)
      const from = ids.indexOf((hasFocus ? focusedId : openId) ?? '')
      focusOn(from < 0 ? ids[0] : ids[Math.min(Math.max(from + by, 0), ids.length - 1)])
    },
    focus: (id) => focusOn(ids.includes(id) ? id : ids[0]),
    has: (element) => scroller.current?.contains(element) ?? false,
  }))

  if (!rows && pages.isError) return <LoadFailed title={t('list.failed')} onAgain={() => pages.refetch()} />
  if (!rows) return <Loading label={t('inbox.loading')} />
  return (
    <div ref={scroller} className="desk-list-scroll">
      {rows.length === 0 && none}
      <ul aria-label={label}>
        {rows.map((row) => {
          const id = idOf(row)
          return (
            <li key={id} className="desk-paged-row">
              {children(row, {
                tabIndex: id === tabStop ? 0 : -1,
                onFocus: () => setFocusedId(id),
                'data-row': id,
              })}
            </li>
          )
        })}
      </ul>
      {pages.hasNextPage && <PagesEnd count={rows.length} pages={pages} label={t('inbox.loading')} />}
    </div>
  )
}

/** Stands below the last row that was read. */
function PagesEnd({ count, pages, label }: { count: number; pages: Pages; label: string }) {
  const end = useRef<HTMLDivElement>(null)
  const latest = useRef(pages)
  useEffect(() => {
    latest.current = pages
  })
  useEffect(() => {
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting && !latest.current.isFetchingNextPage) void latest.current.fetchNextPage()
      },
      { rootMargin: '400px' },
    )
    if (end.current) watcher.observe(end.current)
    return () => watcher.disconnect()
    // Watched anew after every page: one that was short leaves the end in sight.
  }, [count])
  return (
    <div ref={end} className="desk-list-end">
      <Loader size="xs" role="status" aria-label={label} />
    </div>
  )
}

function Loading({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="desk-lists-loading">
      {['a', 'b', 'c', 'd'].map((key) => (
        <Skeleton key={key} height={48} radius="md" />
      ))}
    </div>
  )
}
