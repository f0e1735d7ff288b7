import { Outlet } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { ListHandle } from '../keys/use-row-keys.ts'
import { loadThreadPage } from '../thread/load-thread-page.ts'
import { InboxLists } from './InboxLists.tsx'
import './InboxPage.css'
import { useListKeys } from './use-list-keys.ts'
import { useListOfOpened } from './use-list-of-opened.ts'
import { useOpeningList } from './use-opening-list.ts'

/** Lists and thread side by side; on a phone one of them, as the address says. */
export function InboxPage() {
  const list = useRef<ListHandle>(null)
  useListKeys(list)
  useOpeningList()
  useListOfOpened()
  useEffect(() => {
    // A failure here costs nothing: opening a conversation asks again, and shows it.
    loadThreadPage().catch(() => undefined)
  }, [])
  return (
    <main className="desk-inbox">
      <InboxLists ref={list} />
      <Outlet />
      {/* Menus open here: inside the page's landmark, outside of anything that scrolls or is read aloud. */}
      <div id="desk-layer" />
    </main>
  )
}
