import { useText } from '../text/text-context.tsx'
import { SettingsPage } from '../settings/SettingsPage.tsx'
import { TwoFactorParts } from './TwoFactorParts.tsx'

export function TwoFactorPage() {
  const t = useText()
  return (
    <SettingsPage title={t('settings.twoFactor')} lead={t('settings.twoFactor.lead')}>
      <TwoFactorParts />
    </SettingsPage>
  )
}
