import { Button } from '@mantine/core'
import { BellRing } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../text/text-context.tsx'
import { desktopPermission, turnDesktopOn } from './desktop.ts'
import './TurnOnSignals.css'

/** Offers notifications where there is room for the reason, and only while nobody has decided yet. */
export function TurnOnSignals() {
  const t = useText()
  const [permission, setPermission] = useState(desktopPermission)
  if (permission !== 'default') return null
  return (
    <div className="desk-turn-on">
      <p>{t('signals.offer')}</p>
      <Button
        variant="default"
        size="xs"
        leftSection={<BellRing size={16} aria-hidden="true" />}
        onClick={() => void turnDesktopOn().then(setPermission)}
      >
        {t('signals.turnOn')}
      </Button>
    </div>
  )
}
