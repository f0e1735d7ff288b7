import { localeLabels } from '@foyer/i18n/locale-labels.ts'
import { isLocaleCode } from '@foyer/i18n/locales.ts'
import type { Robot } from '@foyer/contract/desk/knowledge.ts'

/** A language by its own name. */
export function ownLanguageName(language: string): string {
  return isLocaleCode(language) ? localeLabels[language] : language
}

type LanguageOption = { value: string; label: string }

/** The languages that a document may have: those that the robot knows first. */
export function languageOptions(robot: Pick<Robot, 'languages'> | undefined): LanguageOption[] {
  const known = robot?.languages.map(({ language }) => language) ?? []
  return [...new Set([...known, ...Object.keys(localeLabels)])].map((value) => ({
    value,
    label: ownLanguageName(value),
  }))
}
