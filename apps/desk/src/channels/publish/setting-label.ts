import type { DeskKey } from '@foyer/i18n/keys.ts'
import { isLocaleCode } from '@foyer/i18n/locales.ts'
import { localeLabels } from '@foyer/i18n/locale-labels.ts'
import type { Translate } from '@foyer/i18n/translator.ts'
import { isSetting } from '../fields/setting-table.ts'

const prefix = 'translations.'

/** The name of a setting, or of one language of the translations. A name that this release does not know stays as it is. */
export function settingLabel(key: string, t: Translate<DeskKey>): string {
  if (isSetting(key)) return t(`channels.setting.${key}`)
  if (key === 'translations') return t('channels.translations')
  if (!key.startsWith(prefix)) return key
  return t('channels.translationsOf', { language: languageLabel(key.slice(prefix.length)) })
}

/** A language by its own name. */
export function languageLabel(code: string): string {
  return isLocaleCode(code) ? localeLabels[code] : code
}
