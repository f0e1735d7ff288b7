import { WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useDeskState } from '../live/desk-context.tsx'
import { useText } from '../text/text-context.tsx'
import './ConnectionNotice.css'

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
            <strong>{t(isOnline ? 'link.lost' : 'link.offline')}</strong> {t('link.lostDetail')}
          </span>
        </p>
      )}
    </div>
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
