import { Outlet } from '@tanstack/react-router'
import { useRef } from 'react'
import type { ListHandle } from '../keys/use-row-keys.ts'
import { InboxLists } from './InboxLists.tsx'
import './InboxPage.css'
import { useListKeys } from './use-list-keys.ts'
import { useListOfOpened } from './use-list-of-opened.ts'

/** Lists and thread side by side; on a phone one of them, as the address says. */
export function InboxPage() {
  const list = useRef<ListHandle>(null)
  useListKeys(list)
  useListOfOpened()
  return (
    <main className="desk-inbox">
      <InboxLists ref={list} />
      <Outlet />
      {/* Menus open here: inside the page's landmark, outside of anything that scrolls or is read aloud. */}
      <div id="desk-layer" />
    </main>
  )
}
