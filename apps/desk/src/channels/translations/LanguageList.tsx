import type { WireChannelSettings } from '@foyer/contract/settings/channel-settings.ts'
import { localeLabels } from '@foyer/i18n/locale-labels.ts'
import { isLocaleCode, type LocaleCode } from '@foyer/i18n/locales.ts'
import { useMemo } from 'react'
import { completeness } from '../../rules/channels/completeness.ts'
import { useText } from '../../text/text-context.tsx'

const codes = Object.keys(localeLabels).filter(isLocaleCode)

type LanguageListProps = {
  settings: WireChannelSettings
  chosen: LocaleCode
  onChoose: (code: LocaleCode) => void
}

/** How complete each language is. */
export function LanguageList({ settings, chosen, onChoose }: LanguageListProps) {
  const t = useText()
  const rows = useMemo(() => codes.map((code) => ({ code, ...completeness(settings, code) })), [settings])
  return (
    <ul className="desk-languages" aria-label={t('channels.languages')}>
      {rows.map(({ code, done, all }) => (
        <li key={code}>
          <button
            type="button"
            aria-pressed={code === chosen}
            className="desk-language"
            onClick={() => onChoose(code)}
          >
            <span>
              <bdi lang={code}>{localeLabels[code]}</bdi>
            </span>
            <span className="desk-language-count">{t('channels.languages.done', { done, all })}</span>
            <span className="desk-language-bar" aria-hidden="true">
              <span style={{ inlineSize: `${all === 0 ? 100 : (100 * done) / all}%` }} />
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
