import { matchLocale } from '@foyer/i18n/choose-locale.ts'

type Known = { language: string; documents: number }

/**
 * The language in which a reader finds articles: the channel's own, else the best of the browser's, else the one with
 * the most articles. Undefined: there are no articles.
 */
export function chooseLanguage(
  languages: readonly Known[],
  { configured, browser }: { configured: string; browser: readonly string[] },
): string | undefined {
  for (const wish of [configured, ...browser]) {
    const code = matchLocale(wish)
    const known = languages.find(({ language }) => language === wish || (code && language === code))
    if (known) return known.language
  }
  return languages.toSorted((a, b) => b.documents - a.documents)[0]?.language
}
