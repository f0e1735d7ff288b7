import { Button, Skeleton } from '@mantine/core'
import type { InboxList } from '@foyer/contract/desk/inbox/listThreads.ts'
import type { Ref } from 'react'
import { Note } from '../frame/Note.tsx'
import { useUiState } from '../frame/ui-state.tsx'
import type { ListHandle } from '../keys/use-row-keys.ts'
import { useInboxQuery } from '../live/use-live-queries.ts'
import { useText } from '../text/text-context.tsx'
import type { Through } from './list-order.ts'
import { ThreadList } from './ThreadList.tsx'
import type { ThreadRow } from './thread-row.ts'

type ListBodyProps = {
  ref: Ref<ListHandle>
  list: InboxList
  rows: readonly ThreadRow[]
  through: Through | undefined
}

/** A list in whatever state it is: being read, not readable, empty, or there. */
export function ListBody({ ref, list, rows, through }: ListBodyProps) {
  const t = useText()
  const { isError, refetch } = useInboxQuery()
  const isSearching = useUiState((ui) => ui.search.trim() !== '')
  const isRead = through !== undefined
  if (!isRead && isError)
    return (
      <Note title={t('inbox.failed')}>
        <Button variant="light" mt="sm" onClick={() => void refetch()}>
          {t('thread.again')}
        </Button>
      </Note>
    )
  if (!isRead) return <Loading label={t('inbox.loading')} />
  if (rows.length > 0 || through !== 'end')
    return <ThreadList ref={ref} list={list} rows={rows} hasMore={through !== 'end'} />
  return (
    <p className="desk-list-none">
      <strong>{t(isSearching ? 'inbox.search.none' : `inbox.${list}.none`)}</strong>
      {t(isSearching ? 'inbox.search.noneDetail' : `inbox.${list}.noneDetail`)}
    </p>
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
