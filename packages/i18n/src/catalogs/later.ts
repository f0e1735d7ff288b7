import type { Catalogs } from '../load-catalog.ts'

/** What the widget says once something opened: downloaded after its first texts. The desk has them in its own. */
export const laterCatalogs: Catalogs = {
  en: () => import('../../locales/en/later.json'),
  zh: () => import('../../locales/zh/later.json'),
}
