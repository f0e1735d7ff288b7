import { Button } from '@mantine/core'
import { useText } from '../text/text-context.tsx'
import './AwayNotice.css'
import { usePresence } from './use-presence.ts'

/** While away: nobody is assigned to this agent until they say so, also after signing in. */
export function AwayNotice() {
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
