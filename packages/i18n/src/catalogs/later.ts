import type { Catalogs } from '../load-catalog.ts'

/** Texts that the widget loads lazily, when something opens. The desk has them in its own catalogs. */
export const laterCatalogs: Catalogs = {
  zh: () => import('../../locales/zh/later.json'),
  en: () => import('../../locales/en/later.json'),
  vi: () => import('../../locales/vi/later.json'),
  th: () => import('../../locales/th/later.json'),
  ar: () => import('../../locales/ar/later.json'),
  bn: () => import('../../locales/bn/later.json'),
  de: () => import('../../locales/de/later.json'),
  es: () => import('../../locales/es/later.json'),
  fa: () => import('../../locales/fa/later.json'),
  fil: () => import('../../locales/fil/later.json'),
  fr: () => import('../../locales/fr/later.json'),
  ja: () => import('../../locales/ja/later.json'),
  km: () => import('../../locales/km/later.json'),
  lo: () => import('../../locales/lo/later.json'),
  ko: () => import('../../locales/ko/later.json'),
  ms: () => import('../../locales/ms/later.json'),
  my: () => import('../../locales/my/later.json'),
  nl: () => import('../../locales/nl/later.json'),
  pl: () => import('../../locales/pl/later.json'),
  pt: () => import('../../locales/pt/later.json'),
  ru: () => import('../../locales/ru/later.json'),
  tr: () => import('../../locales/tr/later.json'),
  tw: () => import('../../locales/tw/later.json'),
  zu: () => import('../../locales/zu/later.json'),
}
