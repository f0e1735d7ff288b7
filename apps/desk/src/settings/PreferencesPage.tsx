import { useMantineColorScheme } from '@mantine/core'
import { Monitor, Moon, Sun } from 'lucide-react'
import { useText } from '../text/text-context.tsx'
import { Choice } from './Choice.tsx'
import { SettingsPage } from './SettingsPage.tsx'

const schemes = { light: Sun, dark: Moon, auto: Monitor } as const

export function PreferencesPage() {
  const t = useText()
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true })
  return (
    <SettingsPage title={t('settings.preferences')} lead={t('settings.preferences.lead')}>
      <Choice
        label={t('account.theme')}
        value={colorScheme}
        onChoose={setColorScheme}
        options={(['light', 'dark', 'auto'] as const).map((scheme) => {
          const Icon = schemes[scheme]
          return {
            value: scheme,
            name: t(`account.theme.${scheme}`),
            icon: <Icon size={16} aria-hidden="true" />,
          }
        })}
      />
    </SettingsPage>
  )
}
