import { useMemo, type Ref } from 'react'
import { useUiState } from '../frame/ui-state.tsx'
import type { ListHandle } from '../keys/use-row-keys.ts'
import { useDesk, useDeskState } from '../live/desk-context.tsx'
import { AwayNotice } from '../routing/AwayNotice.tsx'
import { useText } from '../text/text-context.tsx'
import { listOf } from './inbox.ts'
import './InboxLists.css'
import { InboxSearch } from './InboxSearch.tsx'
import { InboxTabs, tabsId } from './InboxTabs.tsx'
import { ListBody } from './ListBody.tsx'
import { matchesSearch } from './matches-search.ts'

export function InboxLists({ ref }: { ref: Ref<ListHandle> }) {
  const t = useText()
  const { agent } = useDesk()
  const list = useUiState((ui) => ui.list)
  const search = useUiState((ui) => ui.search)
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
      <InboxSearch />
      <div role="tabpanel" id={`${tabsId}-panel`} aria-labelledby={`${tabsId}-${list}`} className="desk-list">
        <ListBody key={list} ref={ref} list={list} rows={rows} through={inbox.lists[list].through} />
      </div>
    </section>
  )
}
