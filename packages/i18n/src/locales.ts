/**
 * The 24 locales (S-35). `fallback` fills what a locale does not say yet; `digits` are those that its texts are written
 * with, 0 to 9 unless told; `comma` is its own with the gap after it. Their names: locale-labels.ts.
 */
type LocaleRow = { bcp47: string; dir: 'ltr' | 'rtl'; fallback?: string; digits?: string; comma?: string }

export const locales = {
  zh: { bcp47: 'zh-Hans-CN', dir: 'ltr', fallback: 'en', comma: '，' },
  en: { bcp47: 'en', dir: 'ltr' },
  vi: { bcp47: 'vi', dir: 'ltr', fallback: 'en' },
  th: { bcp47: 'th', dir: 'ltr', fallback: 'en' },
  ar: { bcp47: 'ar', dir: 'rtl', fallback: 'en', comma: '، ' },
  bn: { bcp47: 'bn', dir: 'ltr', fallback: 'en', digits: 'beng' },
  de: { bcp47: 'de', dir: 'ltr', fallback: 'en' },
  es: { bcp47: 'es', dir: 'ltr', fallback: 'en' },
  fa: { bcp47: 'fa', dir: 'rtl', fallback: 'en', digits: 'arabext', comma: '، ' },
  fil: { bcp47: 'fil', dir: 'ltr', fallback: 'en' },
  fr: { bcp47: 'fr', dir: 'ltr', fallback: 'en' },
  ja: { bcp47: 'ja', dir: 'ltr', fallback: 'en', comma: '、' },
  km: { bcp47: 'km', dir: 'ltr', fallback: 'en' },
  lo: { bcp47: 'lo', dir: 'ltr', fallback: 'en' },
  ko: { bcp47: 'ko', dir: 'ltr', fallback: 'en' },
  ms: { bcp47: 'ms', dir: 'ltr', fallback: 'en' },
  my: { bcp47: 'my', dir: 'ltr', fallback: 'en', digits: 'mymr', comma: '၊ ' },
  nl: { bcp47: 'nl', dir: 'ltr', fallback: 'en' },
  pl: { bcp47: 'pl', dir: 'ltr', fallback: 'en' },
  pt: { bcp47: 'pt', dir: 'ltr', fallback: 'en' },
  ru: { bcp47: 'ru', dir: 'ltr', fallback: 'en' },
  tr: { bcp47: 'tr', dir: 'ltr', fallback: 'en' },
  tw: { bcp47: 'zh-Hant-TW', dir: 'ltr', fallback: 'zh', comma: '，' },
  zu: { bcp47: 'zu', dir: 'ltr', fallback: 'en' },
} as const satisfies Record<string, LocaleRow>

export type LocaleCode = keyof typeof locales

export function isLocaleCode(value: unknown): value is LocaleCode {
  return typeof value === 'string' && Object.hasOwn(locales, value)
}

/** The locale that fills the gaps of this one; undefined for the one that has none. */
export function fallbackOf(code: LocaleCode): LocaleCode | undefined {
  const row: LocaleRow = locales[code]
  return isLocaleCode(row.fallback) ? row.fallback : undefined
}

/** The digits of a locale, as `Intl` names them. */
export function digitsOf(code: LocaleCode): string {
  const row: LocaleRow = locales[code]
  return row.digits ?? 'latn'
}

/** Joins names, which no language inflects: `Intl.ListFormat` would change them. */
export function commaOf(code: LocaleCode): string {
  const row: LocaleRow = locales[code]
  return row.comma ?? ', '
}
