import { ShortcutList } from '../keys/ShortcutList.tsx'
import { useText } from '../text/text-context.tsx'
import { SettingsPage } from './SettingsPage.tsx'

export function ShortcutsPage() {
  const t = useText()
  return (
    <SettingsPage title={t('keys.title')} lead={t('settings.shortcuts.lead')}>
      <ShortcutList />
    </SettingsPage>
  )
}
