import { useParams } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { changeUi, useUi } from '../frame/ui-state.tsx'
import { useDeskState } from '../live/desk-context.tsx'
import { rowOf } from './inbox.ts'
import { listNameOf } from './list-order.ts'

/** Who comes by a link finds the list in which its conversation stands; whoever is in the inbox has chosen their own. */
export function useListOfOpened(): void {
  const ui = useUi()
  const { threadId } = useParams({ strict: false })
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
