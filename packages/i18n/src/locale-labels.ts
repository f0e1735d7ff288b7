import type { LocaleCode } from './locales.ts'

/** Each language by its own name. Apart from the table, because a page that speaks one language needs none of them. */
export const localeLabels: Record<LocaleCode, string> = {
  zh: '简体中文',
  en: 'English',
  vi: 'Tiếng Việt',
  th: 'ไทย',
  ar: 'العربية',
  bn: 'বাংলা',
  de: 'Deutsch',
  es: 'Español',
  fa: 'فارسی',
  fil: 'Filipino',
  fr: 'Français',
  ja: '日本語',
  km: 'ខ្មែរ',
  lo: 'ລາວ',
  ko: '한국어',
  ms: 'Bahasa Melayu',
  my: 'မြန်မာ',
  nl: 'Nederlands',
  pl: 'Polski',
  pt: 'Português (Brasil)',
  ru: 'Русский',
  tr: 'Türkçe',
  tw: '繁體中文',
  zu: 'isiZulu',
}
