import { SegmentedChoice } from '../paging/SegmentedChoice.tsx'
import { Outlet, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useRef } from 'react'
import { searchId } from '../inbox/InboxSearch.tsx'
import '../inbox/InboxLists.css'
import '../inbox/InboxPage.css'
import '../inbox/ThreadList.css'
import { useRowKeys, type ListHandle } from '../keys/use-row-keys.ts'
import { ListSearch } from '../paging/ListSearch.tsx'
import { PagedList } from '../paging/PagedList.tsx'
import { useText } from '../text/text-context.tsx'
import { useNow } from '../text/use-times.ts'
import {
  messageFiltersInAddress,
  readMessageFilters,
  shownMessages,
  type LeftMessageFilters,
} from './left-message-filters.ts'
import { MessageRow } from './MessageRow.tsx'
import { useLeftMessages } from './use-left-messages.ts'

const tickMs = 60_000

/** What visitors left while nobody was there: the list and the one that is open; on a phone one of both. */
export function MessagesPage() {
  const t = useText()
  const now = useNow(tickMs)
  const navigate = useNavigate()
  const filters = readMessageFilters(useSearch({ from: '/messages' }))
  const { messageId: openId } = useParams({ strict: false })
  const { pages, messages } = useLeftMessages(filters)
  const list = useRef<ListHandle>(null)
  useRowKeys(list, {
    searchId,
    back: openId
      ? () => void navigate({ to: '/messages', search: true }).then(() => list.current?.focus(openId))
      : undefined,
  })

  function change(next: Partial<LeftMessageFilters>): void {
    // From wherever one is by then: what is open stays open beside another list.
    void navigate({ to: '.', search: messageFiltersInAddress({ ...filters, ...next }), replace: true })
  }

  const isSearching = filters.search !== ''
  return (
    <main className="desk-inbox">
      <section className="desk-lists" aria-label={t('messages.title')}>
        <h1>{t('messages.title')}</h1>
        <SegmentedChoice
          label={t('messages.show')}
          value={filters.show}
          options={shownMessages.map((value) => ({ value, label: t(`messages.show.${value}`) }))}
          onChange={(show) => change({ show })}
        />
        <ListSearch
          label={t('messages.search')}
          search={filters.search}
          onSearch={(search) => change({ search })}
        />
        <div className="desk-list">
          <PagedList
            ref={list}
            label={t('messages.title')}
            rows={messages}
            idOf={(message) => message.messageId}
            openId={openId}
            pages={pages}
            none={
              <p className="desk-list-none">
                <strong>{t(isSearching ? 'inbox.search.none' : `messages.none.${filters.show}`)}</strong>
                {t(isSearching ? 'messages.search.noneDetail' : 'messages.noneDetail')}
              </p>
            }
          >
            {(message, focus) => <MessageRow message={message} now={now} focus={focus} />}
          </PagedList>
        </div>
      </section>
      <Outlet />
      {/* Menus open here: inside the page's landmark, outside of anything that scrolls. */}
      <div id="desk-layer" />
    </main>
  )
}
