import { useRef } from 'react'
import { searchId } from '../inbox/InboxSearch.tsx'
import '../inbox/InboxLists.css'
import '../inbox/ThreadList.css'
import { useRowKeys, type ListHandle } from '../keys/use-row-keys.ts'
import { PagedList } from '../paging/PagedList.tsx'
import { useText } from '../text/text-context.tsx'
import { useNow } from '../text/use-times.ts'
import { CallRow } from './CallRow.tsx'
import './CallsPage.css'
import { usePastCalls } from './use-past-calls.ts'

const tickMs = 60_000

/** All calls there were: how long, with whom, and which were missed. Each leads to its conversation. */
export function CallsPage() {
  const t = useText()
  const now = useNow(tickMs)
  const { pages, calls } = usePastCalls()
  const list = useRef<ListHandle>(null)
  useRowKeys(list, { searchId, back: undefined })
  return (
    <main className="desk-calls">
      <section className="desk-lists" aria-label={t('calls.title')}>
        <h1>{t('calls.title')}</h1>
        <div className="desk-list">
          <PagedList
            ref={list}
            label={t('calls.title')}
            rows={calls}
            idOf={({ callId }) => callId}
            openId={undefined}
            pages={pages}
            none={
              <p className="desk-list-none">
                <strong>{t('calls.none')}</strong>
                {t('calls.noneDetail')}
              </p>
            }
          >
            {(call, focus) => <CallRow call={call} now={now} focus={focus} />}
          </PagedList>
        </div>
      </section>
    </main>
  )
}
