import { ignoreExpected } from '@foyer/contract/ignore-expected.ts'
import { Button, Switch } from '@mantine/core'
import { Volume2 } from 'lucide-react'
import { useState } from 'react'
import { desktopPermission, turnDesktopOn } from '../notifications/desktop.ts'
import { notificationSettings, type NotificationSettings } from '../notifications/notification-settings.ts'
import { playSound } from '../notifications/sound.ts'
import { useStore } from '@foyer/ui/use-store.ts'
import { useText } from '../text/text-context.tsx'
import { SettingsPage } from './SettingsPage.tsx'
import './NotificationsPage.css'

function useNotificationSettings(): NotificationSettings {
  return useStore(notificationSettings)
}

export function NotificationsPage() {
  const t = useText()
  const { isDesktopOn, isSoundOn } = useNotificationSettings()
  const [permission, setPermission] = useState(desktopPermission)
  const isAllowed = permission === 'granted'
  const isRefused = permission === 'denied' || permission === 'unsupported'

  function switchDesktop(isOn: boolean): void {
    if (!isOn) return notificationSettings.change({ isDesktopOn: false })
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
        onChange={(event) => notificationSettings.change({ isSoundOn: event.currentTarget.checked })}
      />
      <div>
        <Button
          variant="default"
          size="xs"
          leftSection={<Volume2 size={16} aria-hidden="true" />}
          onClick={() => void playSound().catch(() => ignoreExpected('the browser refuses sound'))}
        >
          {t('signals.sound.try')}
        </Button>
      </div>
      <p className="desk-signals-note">{t('signals.tab')}</p>
    </SettingsPage>
  )
}
