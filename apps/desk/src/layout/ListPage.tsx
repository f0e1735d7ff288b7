import { Outlet } from '@tanstack/react-router'
import { useRef, type ReactNode } from 'react'
import { useRowKeys, type ListHandle } from '../keys/use-row-keys.ts'
import { useNow } from '../text/use-times.ts'
import './lists.css'
import './list-page.css'
import './list.css'
import { PagedList, type Pages, type RowFocus } from './PagedList.tsx'

const tickMs = 60_000

type ListSectionProps<T> = {
  title: string
  total?: number | undefined
  /** Filters and search, above the rows. */
  tools?: ReactNode
  rows: readonly T[] | undefined
  idOf: (row: T) => string
  pages: Pages
  /** The empty list says this. */
  none: { title: string; detail: string }
  openId?: string | undefined
  /** Leads from the open row's page to the list alone. */
  onBack?: () => Promise<unknown>
  children: (row: T, focus: RowFocus, now: number) => ReactNode
}

/** A titled list that is read by pages and moved through by keys. */
export function ListSection<T>(props: ListSectionProps<T>) {
  const { title, total, tools, rows, idOf, pages, none, openId, onBack, children } = props
  const now = useNow(tickMs)
  const list = useRef<ListHandle>(null)
  useRowKeys(list, openId && onBack ? () => void onBack().then(() => list.current?.focus(openId)) : undefined)
  return (
    <section className="desk-lists" aria-label={title}>
      <h1>
        {title}
        {total !== undefined && <span className="desk-lists-total"> {total}</span>}
      </h1>
      {tools}
      <div className="desk-list">
        <PagedList
          ref={list}
          label={title}
          rows={rows}
          idOf={idOf}
          openId={openId}
          pages={pages}
          none={
            <p className="desk-list-none">
              <strong>{none.title}</strong>
              {none.detail}
            </p>
          }
        >
          {(row, focus) => children(row, focus, now)}
        </PagedList>
      </div>
    </section>
  )
}

/** A list and the record that is open; on a phone one of both. */
export function ListPage<T>(props: ListSectionProps<T>) {
  return (
    <main className="desk-inbox">
      <ListSection {...props} />
      <Outlet />
      {/* Menus open here: inside the page's landmark, outside of anything that scrolls. */}
      <div id="desk-layer" />
    </main>
  )
}
