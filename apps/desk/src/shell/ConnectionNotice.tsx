import { VisuallyHidden } from '@mantine/core'
import { WifiOff } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { countOf } from '../state/inbox/inbox.ts'
import { useDesk, useDeskState } from '../live/desk-context.tsx'
import { timings } from '../platform/timings.ts'
import { useText } from '../text/text-context.tsx'
import { useNow } from '../text/use-times.ts'
import './ConnectionNotice.css'
import { requeueAt } from './requeue-at.ts'

/** Says so when what is on screen may no longer be true, and goes when it is again. */
export function ConnectionNotice() {
  const t = useText()
  const link = useDeskState((state) => state.link)
  const isOnline = useSyncExternalStore(followNetwork, () => navigator.onLine)
  const isLost = link === 'lost' || !isOnline
  return (
    <div role="status" aria-live="polite">
      {isLost && (
        <p className="desk-connection">
          <WifiOff size={16} aria-hidden="true" />
          <span>
            <strong>{t(isOnline ? 'link.lost' : 'link.offline')}</strong> {t('link.lostDetail')} <Requeue />
          </span>
        </p>
      )}
    </div>
  )
}

/** How long the server waits for this desk before its conversations go to others. */
function Requeue() {
  const t = useText()
  const { store } = useDesk()
  const count = useDeskState(({ inbox, me }) => countOf(inbox, 'mine', me) ?? 0)
  const now = useNow(timings.countdownMs)
  const [loss] = useState(() => ({ noticedAt: now, beatAt: store.get().beatAt }))
  if (count === 0) return null
  const at = requeueAt(loss)
  if (now >= at) return t('link.requeued', { count })
  const soon = (from: number) => t('link.requeueSoon', { count, seconds: Math.ceil((at - from) / 1_000) })
  return (
    <>
      <span aria-hidden="true">{soon(now)}</span>
      {/* Read out once: a number that changes every second would be read out every second. */}
      <VisuallyHidden>{soon(loss.noticedAt)}</VisuallyHidden>
    </>
  )
}

function followNetwork(onChange: () => void): () => void {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}
