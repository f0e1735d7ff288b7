import { Loader } from '@mantine/core'
import type { InboxList } from '@foyer/contract/desk/inbox/listThreads.ts'
import { useEffect } from 'react'
import { useDesk } from '../live/desk-context.tsx'

/** Stands below the last row that was read. Whoever comes near it gets the next ones. */
export function ListEnd({ list, count, label }: { list: InboxList; count: number; label: string }) {
  const { dispatch, store } = useDesk()
  const through = store.get().inbox.lists[list].through
  useEffect(() => dispatch({ on: 'listEnded', list }), [dispatch, list, count, through])
  return (
    <div className="desk-list-end">
      <Loader size="xs" role="status" aria-label={label} />
    </div>
  )
}
