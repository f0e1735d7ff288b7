import { useEffect } from 'react'
import { needsMe } from '../inbox/needs-me.ts'
import { useDeskState } from '../live/desk-context.tsx'
import { useText } from '../text/text-context.tsx'
import { faviconOf } from './favicon.ts'

/** The browser's tab says how many conversations need this agent. */
export function useCountInTab(): void {
  const t = useText()
  const count = useDeskState(needsMe)
  useEffect(() => {
    document.title = count > 0 ? t('desk.titleWaiting', { count }) : t('desk.title')
  }, [t, count])
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
    if (icon) icon.href = faviconOf(count)
  }, [count])
}
