import { useMantineColorScheme } from '@mantine/core'
import { localeLabels } from '@foyer/i18n/locale-labels.ts'
import { locales } from '@foyer/i18n/locales.ts'
import { Monitor, Moon, Sun } from 'lucide-react'
import { deskLocales, useDeskText } from '../text/text-context.tsx'
import { useId, type ReactNode } from 'react'
import './Choice.css'
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

type ChoiceProps<T extends string> = {
  label: string
  options: readonly { value: T; name: string; icon?: ReactNode; lang?: string }[]
  value: T
  onChoose: (value: T) => void
}

/** One of a few, all in sight. */
function Choice<T extends string>({ label, options, value, onChoose }: ChoiceProps<T>) {
  const name = useId()
  return (
    <fieldset className="desk-choice">
      <legend>{label}</legend>
      <div>
        {options.map((option) => (
          <label key={option.value} lang={option.lang}>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
            />
            {option.icon}
            {option.name}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
