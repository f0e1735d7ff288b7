import { Button, Switch } from '@mantine/core'
import { Volume2 } from 'lucide-react'
import { useState } from 'react'
import { desktopPermission, turnDesktopOn } from '../notify/desktop.ts'
import { signalSettings } from '../notify/signal-settings.ts'
import { playSound } from '../notify/sound.ts'
import { useSignalSettings } from '../notify/use-signal-settings.ts'
import { useText } from '../text/text-context.tsx'
import { SettingsPage } from './SettingsPage.tsx'
import './SignalsPage.css'

export function SignalsPage() {
  const t = useText()
  const { isDesktopOn, isSoundOn } = useSignalSettings()
  const [permission, setPermission] = useState(desktopPermission)
  const isAllowed = permission === 'granted'
  const isRefused = permission === 'denied' || permission === 'unsupported'

  function switchDesktop(isOn: boolean): void {
    if (!isOn) return signalSettings.change({ isDesktopOn: false })
    void turnDesktopOn().then(setPermission)
  }

  return (
    <SettingsPage title={t('settings.signals')} lead={t('settings.signals.lead')}>
      <Switch
        label={t('signals.desktop')}
        description={t(isRefused ? `signals.desktop.${permission}` : 'signals.desktop.why')}
        checked={isDesktopOn && isAllowed}
        disabled={isRefused}
        onChange={(event) => switchDesktop(event.currentTarget.checked)}
      />
      <Switch
        label={t('signals.sound')}
        description={t('signals.sound.why')}
        checked={isSoundOn}
        onChange={(event) => signalSettings.change({ isSoundOn: event.currentTarget.checked })}
      />
      <div>
        <Button
          variant="default"
          size="xs"
          leftSection={<Volume2 size={16} aria-hidden="true" />}
          onClick={() => void playSound().catch(() => undefined)}
        >
          {t('signals.sound.try')}
        </Button>
      </div>
      <p className="desk-signals-note">{t('signals.tab')}</p>
    </SettingsPage>
  )
}
