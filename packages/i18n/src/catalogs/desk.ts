import type { Catalogs } from '../load-catalog.ts'

/** One dynamic import per locale: the desk downloads one of them. */
export const deskCatalogs: Catalogs = {
  en: () => import('../../locales/en/desk.json'),
  zh: () => import('../../locales/zh/desk.json'),
}
