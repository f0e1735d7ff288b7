import { useMemo, type Ref } from 'react'
import { changeUi, useUi, useUiState } from '../ui/ui-state.tsx'
import { tabsId } from '../keys/list-elements.ts'
import type { ListHandle } from '../keys/use-row-keys.ts'
import { useDesk, useDeskState } from '../live/desk-context.tsx'
import { Button, Skeleton } from '@mantine/core'
import { useText } from '../text/text-context.tsx'
import './InboxLists.css'
import { usePresence } from '../routing/use-presence.ts'
import { listOf } from '../state/inbox/inbox.ts'
import '../layout/lists.css'
import { SearchField } from '../layout/SearchField.tsx'
import { InboxTabs } from './InboxTabs.tsx'
import type { InboxList } from '@foyer/contract/desk/inbox.ts'
import { LoadFailed } from '../ui/EmptyState.tsx'
import { useInboxQuery } from '../live/use-live-queries.ts'
import type { Through } from '../state/inbox/list-order.ts'
import { ThreadList } from './ThreadList.tsx'
import type { ThreadRow } from '../state/inbox/thread-row.ts'
import { matchesSearch } from '../state/inbox/matches-search.ts'

type ListBodyProps = {
  ref: Ref<ListHandle>
  list: InboxList
  rows: readonly ThreadRow[]
  through: Through | undefined
}

/** A list in whatever state it is: being read, not readable, empty, or there. */
function ListBody({ ref, list, rows, through }: ListBodyProps) {
  const t = useText()
  const { isError, refetch } = useInboxQuery()
  const isSearching = useUiState((ui) => ui.search.trim() !== '')
  const isRead = through !== undefined
  if (!isRead && isError) return <LoadFailed title={t('inbox.failed')} onAgain={() => refetch()} />
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

/** While away: nobody is assigned to this agent until they say so, also after signing in. */
function AwayNotice() {
  const t = useText()
  const { presence, choose } = usePresence()
  if (presence !== 'away') return null
  return (
    <div className="desk-away">
      <p>{t('presence.awayNotice')}</p>
      <Button variant="default" size="compact-xs" onClick={() => void choose('available')}>
        {t('presence.goAvailable')}
      </Button>
    </div>
  )
}

export function InboxLists({ ref }: { ref: Ref<ListHandle> }) {
  const t = useText()
  const ui = useUi()
  const { agent } = useDesk()
  const list = useUiState((state) => state.list)
  const search = useUiState((state) => state.search)
  const inbox = useDeskState((state) => state.inbox)
  const rows = useMemo(
    () => listOf(inbox, list, agent.adminId).filter((row) => matchesSearch(row, search)),
    [inbox, list, agent, search],
  )
  return (
    <section className="desk-lists" aria-label={t('inbox.title')}>
      <h1>{t('inbox.title')}</h1>
      <AwayNotice />
      <InboxTabs />
      <SearchField
        label={t('inbox.search')}
        value={search}
        onChange={(value) => changeUi(ui, { search: value })}
      />
      <div role="tabpanel" id={`${tabsId}-panel`} aria-labelledby={`${tabsId}-${list}`} className="desk-list">
        <ListBody key={list} ref={ref} list={list} rows={rows} through={inbox.lists[list].through} />
      </div>
    </section>
  )
}
