import { ignoreExpected } from '@foyer/contract/ignore-expected.ts'
import { Outlet, useNavigate, useParams } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useRowKeys, type ListHandle } from '../keys/use-row-keys.ts'
import '../layout/list-page.css'
import { useDeskState } from '../live/desk-context.tsx'
import { countOf, rowOf } from '../state/inbox/inbox.ts'
import { listNameOf } from '../state/inbox/list-order.ts'
import { loadThreadPage } from '../thread/load-thread-page.ts'
import { changeUi, useUi } from '../ui/ui-state.tsx'
import { InboxLists } from './InboxLists.tsx'

/** Lists and thread side by side; on a phone one of them, as the address says. */
export function InboxPage() {
  const list = useRef<ListHandle>(null)
  const navigate = useNavigate()
  const { threadId } = useParams({ strict: false })
  useRowKeys(
    list,
    threadId ? () => void navigate({ to: '/inbox' }).then(() => list.current?.focus(threadId)) : undefined,
  )
  useFirstList()
  useListOfOpened(threadId)
  useEffect(() => {
    loadThreadPage().catch(() =>
      ignoreExpected('opening a conversation downloads it again and shows the failure'),
    )
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

/** The desk opens on the agent's own conversations when there are some and no visitor waits. */
function useFirstList(): void {
  const ui = useUi()
  const list = useDeskState(({ inbox, me }) => {
    const { waiting, mine } = inbox.lists
    if (waiting.through === undefined || mine.through === undefined) return undefined
    return !countOf(inbox, 'waiting', me) && countOf(inbox, 'mine', me) ? 'mine' : 'waiting'
  })
  useEffect(() => {
    if (list === undefined || ui.get().isListChosen) return
    const isUntouched = ui.get().list === 'waiting'
    changeUi(ui, { isListChosen: true, ...(isUntouched && { list }) })
  }, [list, ui])
}

/** A link to a conversation opens the list that holds it; later changes keep the agent's choice. */
function useListOfOpened(threadId: string | undefined): void {
  const ui = useUi()
  const cameFor = useRef(threadId)
  const list = useDeskState(({ inbox, me }) => {
    const row = cameFor.current === undefined ? undefined : rowOf(inbox, cameFor.current)
    return row && (listNameOf(row, me) ?? 'none')
  })
  useEffect(() => {
    if (cameFor.current === undefined || list === undefined) return
    if (cameFor.current === threadId && list !== 'none') changeUi(ui, { list })
    cameFor.current = undefined
  }, [list, threadId, ui])
}
