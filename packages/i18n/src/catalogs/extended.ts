import type { Catalogs } from '../load-catalog.ts'

/** Texts that the widget loads lazily, when something opens. The desk has them in its own catalogs. */
export const extendedCatalogs: Catalogs = {
  zh: () => import('../../locales/zh/extended.json'),
  en: () => import('../../locales/en/extended.json'),
  vi: () => import('../../locales/vi/extended.json'),
  th: () => import('../../locales/th/extended.json'),
  ar: () => import('../../locales/ar/extended.json'),
  bn: () => import('../../locales/bn/extended.json'),
  de: () => import('../../locales/de/extended.json'),
  es: () => import('../../locales/es/extended.json'),
  fa: () => import('../../locales/fa/extended.json'),
  fil: () => import('../../locales/fil/extended.json'),
  fr: () => import('../../locales/fr/extended.json'),
  ja: () => import('../../locales/ja/extended.json'),
  km: () => import('../../locales/km/extended.json'),
  lo: () => import('../../locales/lo/extended.json'),
  ko: () => import('../../locales/ko/extended.json'),
  ms: () => import('../../locales/ms/extended.json'),
  my: () => import('../../locales/my/extended.json'),
  nl: () => import('../../locales/nl/extended.json'),
  pl: () => import('../../locales/pl/extended.json'),
  pt: () => import('../../locales/pt/extended.json'),
  ru: () => import('../../locales/ru/extended.json'),
  tr: () => import('../../locales/tr/extended.json'),
  tw: () => import('../../locales/tw/extended.json'),
  zu: () => import('../../locales/zu/extended.json'),
}
