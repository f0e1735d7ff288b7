import { ignoreExpected } from '@foyer/contract/ignore-expected.ts'
import { useNavigate } from '@tanstack/react-router'
import { useCallback, useEffect, useRef } from 'react'
import { useNotify } from '../ui/use-notify.ts'
import { lastText } from '../text/last-text.ts'
import { useDesk } from '../live/desk-context.tsx'
import { useText } from '../text/text-context.tsx'
import { showOnDesktop } from './desktop.ts'
import { newsIn } from './news.ts'
import { notificationSettings } from './notification-settings.ts'
import { playSound } from './sound.ts'

/** Makes itself heard when something happens, and seen when nobody looks. Tells whether that is this tab's business. */
export function useNotifications(): () => boolean {
  const t = useText()
  const { listen } = useDesk()
  const navigate = useNavigate()
  const notify = useNotify()
  const held = useRef<ReturnType<typeof holdNotifications>>(undefined)

  useEffect(() => {
    const ours = holdNotifications()
    held.current = ours
    const stop = listen((change) => {
      const { event } = change
      if (event.on === 'frame' && event.frame.type === 'hello' && event.frame.lost !== undefined)
        notify(t('link.reassigned', { count: event.frame.lost }))
      const news = newsIn(change)
      if (!news) return
      const visitor = news.row.userName || t('visitor.unnamed')
      const title =
        news.kind === 'takenOver'
          ? t('news.takenOver', { name: news.by, visitor })
          : t(`news.${news.kind}`, { name: visitor })
      // In every tab: the conversation may be on screen in any of them.
      if (news.kind === 'takenOver') notify(title)
      if (!ours.isOurs()) return
      const { isDesktopOn, isSoundOn } = notificationSettings.get()
      // A call rings by itself, for as long as it does.
      if (isSoundOn && news.kind !== 'call')
        void playSound().catch(() => ignoreExpected('the browser refuses sound'))
      // An agent who looks at the desk sees it there.
      if (!isDesktopOn || document.visibilityState === 'visible') return
      const { row } = news
      showOnDesktop({
        title,
        body: lastText(row, t),
        threadId: row.threadId,
        onOpen: () => void navigate({ to: '/inbox/$threadId', params: { threadId: row.threadId } }),
      })
    })
    return () => {
      stop()
      ours.letGo()
    }
  }, [listen, navigate, notify, t])

  return useCallback(() => held.current?.isOurs() ?? false, [])
}

/** Of several tabs with the desk one makes the sounds. When it closes, the next one does. */
function holdNotifications(): { isOurs: () => boolean; letGo: () => void } {
  if (!('locks' in navigator)) return { isOurs: () => true, letGo: () => undefined }
  const leaving = new AbortController()
  let isOurs = false
  let letGo = (): void => undefined
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  navigator.locks
    .request('foyer.desk.signals', { signal: leaving.signal }, () => {
      isOurs = true
      return held
    })
    .catch((error: unknown) => {
      // Leaving stops the wait, which rejects it.
      if (!leaving.signal.aborted) reportError(error)
    })
  return {
    isOurs: () => isOurs,
    letGo: () => {
      isOurs = false
      letGo()
      leaving.abort()
    },
  }
}
