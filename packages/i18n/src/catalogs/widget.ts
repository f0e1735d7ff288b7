import type { Catalogs } from '../load-catalog.ts'

/** One dynamic import per locale: the widget downloads one of them, and none in its first script. */
export const widgetCatalogs: Catalogs = {
  en: () => import('../../locales/en/widget.json'),
  zh: () => import('../../locales/zh/widget.json'),
}
