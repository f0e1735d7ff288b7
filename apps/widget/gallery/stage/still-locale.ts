import { extendedCatalogs } from '@foyer/i18n/catalogs/extended.ts'
import { widgetCatalogs } from '@foyer/i18n/catalogs/widget.ts'
import { loadCatalog } from '@foyer/i18n/load-catalog.ts'
import { locales } from '@foyer/i18n/locales.ts'
import { createTranslator } from '@foyer/i18n/translator.ts'
import type { LocaleStore, Speech } from '../../src/session/locale-store.ts'
import type { Controls } from '../controls.ts'

/** All texts of a locale from the start, in either direction: any locale can be looked at mirrored. */
export async function stillLocale({ locale, dir }: Controls): Promise<LocaleStore> {
  const [first, later] = await Promise.all([
    loadCatalog(widgetCatalogs, locale),
    loadCatalog(extendedCatalogs, locale),
  ])
  const { bcp47 } = locales[first.code]
  const t: Speech['t'] = createTranslator(first.code, { ...first.messages, ...later.messages })
  const speech: Speech = { code: first.code, bcp47, dir, t }
  return { get: () => speech, subscribe: () => () => undefined, use: async () => undefined }
}
