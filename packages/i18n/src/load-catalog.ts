import type { Messages } from './format-message.ts'
import { fallbackOf, type LocaleCode } from './locales.ts'

export type Catalogs = Readonly<Partial<Record<LocaleCode, () => Promise<{ default: Messages }>>>>
export type Catalog = { code: LocaleCode; messages: Messages }

/** Downloads the one catalogue that serves a locale: its own, or the nearest that exists. */
export async function loadCatalog(catalogs: Catalogs, wanted: LocaleCode): Promise<Catalog> {
  for (let code: LocaleCode | undefined = wanted; code; code = fallbackOf(code)) {
    const load = catalogs[code]
    if (load) return { code, messages: (await load()).default }
  }
  throw new Error(`no catalogue serves ${wanted}`)
}
