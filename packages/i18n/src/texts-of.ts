import { matchLocale } from './choose-locale.ts'
import { compileCatalog, type Texts } from './compile-catalog.ts'
import type { LocaleCode } from './locales.ts'
import { createTranslator, type Translate } from './translator.ts'

export type Spoken<K extends string> = { code: LocaleCode; t: Translate<K> }

/** For programs that speak every language at once: each is compiled when somebody first reads it. */
export function textsOf<K extends string>(catalogs: Readonly<Record<LocaleCode, Texts>>) {
  const compiled = new Map<LocaleCode, Spoken<K>>()

  /** The texts for a language tag as a browser names it; English when nothing serves it. */
  return function spokenIn(tag: string): Spoken<K> {
    const code = matchLocale(tag) ?? 'en'
    const known = compiled.get(code)
    if (known) return known
    const texts = { code, t: createTranslator<K>(code, compileCatalog(catalogs[code])) }
    compiled.set(code, texts)
    return texts
  }
}
