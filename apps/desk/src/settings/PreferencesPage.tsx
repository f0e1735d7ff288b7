import { useMantineColorScheme } from '@mantine/core'
import { localeLabels } from '@foyer/i18n/locale-labels.ts'
import { locales } from '@foyer/i18n/locales.ts'
import { Monitor, Moon, Sun } from 'lucide-react'
import { deskLocales, useDeskText } from '../text/text-context.tsx'
import { Choice } from './Choice.tsx'
import { SettingsPage } from './SettingsPage.tsx'

const schemes = { light: Sun, dark: Moon, auto: Monitor } as const

export function PreferencesPage() {
  const { t, locale, setLocale } = useDeskText()
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true })
  return (
    <SettingsPage title={t('settings.preferences')} lead={t('settings.preferences.lead')}>
      <Choice
        label={t('account.language')}
        value={locale}
        onChoose={setLocale}
        options={deskLocales.map((code) => ({
          value: code,
          name: localeLabels[code],
          lang: locales[code].bcp47,
        }))}
      />
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
