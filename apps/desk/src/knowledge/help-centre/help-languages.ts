import { localeLabels } from '@foyer/i18n/locale-labels.ts'
import { isLocaleCode } from '@foyer/i18n/locales.ts'

type Known = { languages: readonly { language: string }[] }

/** The languages that have articles, most first, then those that only have an introduction. */
export function introLanguages(
  { languages }: Known,
  { intros }: { intros: Readonly<Record<string, string>> },
): string[] {
  return [...new Set([...languages.map(({ language }) => language), ...Object.keys(intros).toSorted()])]
}

export function languageName(language: string): string {
  return isLocaleCode(language) ? localeLabels[language] : language
}
