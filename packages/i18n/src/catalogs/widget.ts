import type { Catalogs } from '../load-catalog.ts'

/** One dynamic import per locale: the widget downloads one of them, and none in its first script. */
export const widgetCatalogs: Catalogs = {
  zh: () => import('../../locales/zh/widget.json'),
  en: () => import('../../locales/en/widget.json'),
  vi: () => import('../../locales/vi/widget.json'),
  th: () => import('../../locales/th/widget.json'),
  ar: () => import('../../locales/ar/widget.json'),
  bn: () => import('../../locales/bn/widget.json'),
  de: () => import('../../locales/de/widget.json'),
  es: () => import('../../locales/es/widget.json'),
  fa: () => import('../../locales/fa/widget.json'),
  fil: () => import('../../locales/fil/widget.json'),
  fr: () => import('../../locales/fr/widget.json'),
  ja: () => import('../../locales/ja/widget.json'),
  km: () => import('../../locales/km/widget.json'),
  lo: () => import('../../locales/lo/widget.json'),
  ko: () => import('../../locales/ko/widget.json'),
  ms: () => import('../../locales/ms/widget.json'),
  my: () => import('../../locales/my/widget.json'),
  nl: () => import('../../locales/nl/widget.json'),
  pl: () => import('../../locales/pl/widget.json'),
  pt: () => import('../../locales/pt/widget.json'),
  ru: () => import('../../locales/ru/widget.json'),
  tr: () => import('../../locales/tr/widget.json'),
  tw: () => import('../../locales/tw/widget.json'),
  zu: () => import('../../locales/zu/widget.json'),
}
