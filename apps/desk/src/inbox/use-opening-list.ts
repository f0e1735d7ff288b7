import { useEffect } from 'react'
import { changeUi, useUi } from '../frame/ui-state.tsx'
import { useDeskState } from '../live/desk-context.tsx'
import { countOf } from './inbox.ts'

/** The desk opens on the agent's own conversations when they have some and nobody waits. */
export function useOpeningList(): void {
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
