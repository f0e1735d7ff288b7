import { useEffect } from 'react'
import { countOf } from '../inbox/inbox.ts'
import { unreadThreads } from '../inbox/unread-threads.ts'
import { useDeskState } from '../live/desk-context.tsx'
import { useText } from '../text/text-context.tsx'
import { faviconOf } from './favicon.ts'

/** The browser's tab says how many people want something: who waits, and whose words are unread. */
export function useCountInTab(): void {
  const t = useText()
  const count = useDeskState(
    (state) => (countOf(state.inbox, 'waiting', state.me) ?? 0) + unreadThreads(state),
  )
  useEffect(() => {
    document.title = count > 0 ? t('desk.titleWaiting', { count }) : t('desk.title')
  }, [t, count])
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
    if (icon) icon.href = faviconOf(count)
  }, [count])
}
