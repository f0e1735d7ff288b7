import { setupI18n, type Messages } from '@lingui/core'
import { locales, type LocaleCode } from './locales.ts'

export type Params = Readonly<Record<string, string | number>>
export type Translate<K extends string> = (key: K, params?: Params) => string

/** `messages` are compiled by the build; during development Lingui compiles what is not. */
export function createTranslator<K extends string>(code: LocaleCode, messages: Messages): Translate<K> {
  const i18n = setupI18n({
    locale: code,
    locales: locales[code].bcp47,
    messages: { [code]: messages },
    // A text that is still being downloaded is no words yet, never a key on the screen.
    missing: () => '',
  })
  return (key, params) => i18n._(key, params)
}
