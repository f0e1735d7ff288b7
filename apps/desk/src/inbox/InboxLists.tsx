import { Button, Skeleton } from '@mantine/core'
import type { InboxList } from '@foyer/contract/desk/inbox/listThreads.ts'
import { useMemo, type Ref } from 'react'
import { Note } from '../frame/Note.tsx'
import { useDeskState } from '../live/desk-context.tsx'
import { useInboxQuery } from '../live/use-live-queries.ts'
import { useText } from '../text/text-context.tsx'
import { listOf } from './inbox.ts'
import './InboxLists.css'
import { ListSection } from './ListSection.tsx'

/** In the order of their urgency. */
const shown: readonly InboxList[] = ['waiting', 'mine']

export function InboxLists({ ref }: { ref: Ref<HTMLElement> }) {
  const t = useText()
  const { isError, refetch } = useInboxQuery()
  const inbox = useDeskState((state) => state.inbox)
  const me = useDeskState((state) => state.me)
  const lists = useMemo(() => shown.map((list) => ({ list, rows: listOf(inbox, list, me) })), [inbox, me])
  const isLoaded = inbox.listedAt !== undefined
  const firstId = lists.flatMap(({ rows }) => rows)[0]?.threadId

  return (
    <section ref={ref} className="desk-lists" aria-label={t('inbox.title')}>
      <h1>{t('inbox.title')}</h1>
      {isLoaded &&
        lists.map(({ list, rows }) => <ListSection key={list} list={list} rows={rows} firstId={firstId} />)}
      {!isLoaded && !isError && <Loading label={t('inbox.loading')} />}
      {!isLoaded && isError && (
        <Note title={t('inbox.failed')}>
          <Button variant="light" mt="sm" onClick={() => void refetch()}>
            {t('thread.again')}
          </Button>
        </Note>
      )}
    </section>
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
