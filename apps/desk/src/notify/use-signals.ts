import { useNavigate } from '@tanstack/react-router'
import { useCallback, useEffect, useRef } from 'react'
import { lastText } from '../inbox/last-text.ts'
import { useDesk } from '../live/desk-context.tsx'
import { useText } from '../text/text-context.tsx'
import { showOnDesktop } from './desktop.ts'
import { holdSignals } from './hold-signals.ts'
import { newsIn } from './news.ts'
import { signalSettings } from './signal-settings.ts'
import { playSound } from './sound.ts'

/** Makes itself heard when something happens, and seen when nobody looks. Tells whether that is this tab's business. */
export function useSignals(): () => boolean {
  const t = useText()
  const { listen } = useDesk()
  const navigate = useNavigate()
  const held = useRef<ReturnType<typeof holdSignals>>(undefined)

  useEffect(() => {
    const ours = holdSignals()
    held.current = ours
    const stop = listen((change) => {
      const news = newsIn(change)
      if (!news || !ours.isOurs()) return
      const { isDesktopOn, isSoundOn } = signalSettings.get()
      // A call rings by itself, for as long as it does.
      if (isSoundOn && news.kind !== 'call') void playSound().catch(() => undefined)
      // Who looks at the desk sees it there.
      if (!isDesktopOn || document.visibilityState === 'visible') return
      const { row, kind } = news
      const name = row.userName || t('visitor.unnamed')
      showOnDesktop({
        title: t(`news.${kind}`, { name }),
        body: lastText(row, t),
        threadId: row.threadId,
        onOpen: () => void navigate({ to: '/inbox/$threadId', params: { threadId: row.threadId } }),
      })
    })
    return () => {
      stop()
      ours.letGo()
    }
  }, [listen, navigate, t])

  return useCallback(() => held.current?.isOurs() ?? false, [])
}
